import { locales } from '#messages/locales.ts'
import { tileChoices } from '../../map/tile-providers.ts'
import { regions } from '../../places/region.ts'
import { optionalCategories } from '../../privacy/consent.ts'
import { agencyPromises } from '../agency.ts'
import { socialNetworks } from '../agency-settings.ts'
import { homeBlockKinds } from '../home-blocks.ts'
import { footerColumns } from '../site-menu.ts'
import type { SettingsField, SettingsGroup } from './field.ts'

const countries = ['BE', 'LU'] as const

const seat = (path: string): readonly SettingsField[] => [
  { kind: 'texts', path: `${path}.street` },
  { kind: 'line', path: `${path}.zip` },
  { kind: 'texts', path: `${path}.city`, isShort: true },
  { kind: 'choice', path: `${path}.country`, choices: countries, isPassive: true },
]

const menuFields = [
  { kind: 'choice', path: 'to', choices: 'menuTargets', hasNone: true },
  { kind: 'texts', path: 'url', isAddress: true },
  { kind: 'texts', path: 'label', isShort: true },
  { kind: 'choices', path: 'hiddenIn', choices: 'languages' },
] as const satisfies readonly SettingsField[]

/** Settings pages with one form for a part of the record. */
export const formSections = {
  agency: [
    {
      name: 'names',
      fields: [
        { kind: 'texts', path: 'name', isRequired: true, isShort: true },
        { kind: 'texts', path: 'slogan' },
        { kind: 'texts', path: 'area' },
      ],
    },
    {
      name: 'reach',
      fields: [
        { kind: 'email', path: 'email', isRequired: true },
        { kind: 'phone', path: 'phone' },
        { kind: 'choice', path: 'mainOffice', choices: 'offices', hasNone: true },
      ],
    },
  ],
  identity: [
    {
      name: 'company',
      fields: [
        { kind: 'line', path: 'identity.name' },
        { kind: 'texts', path: 'identity.form', isShort: true },
        { kind: 'line', path: 'identity.enterpriseNumber' },
        { kind: 'line', path: 'identity.vat' },
        { kind: 'texts', path: 'identity.register' },
      ],
    },
    { name: 'seat', fields: seat('identity.seat') },
    {
      name: 'licence',
      fields: [
        { kind: 'texts', path: 'identity.licence.title' },
        { kind: 'texts', path: 'identity.licence.body', isShort: true },
        { kind: 'line', path: 'identity.licence.number' },
        { kind: 'choice', path: 'identity.licence.country', choices: countries, isPassive: true },
        { kind: 'texts', path: 'identity.authority.name' },
        { kind: 'texts', path: 'identity.authority.address' },
        { kind: 'texts', path: 'identity.codeOfConduct.url', isAddress: true },
      ],
    },
    {
      name: 'insurance',
      fields: [
        { kind: 'line', path: 'identity.insurance.insurer' },
        { kind: 'line', path: 'identity.insurance.policy' },
        { kind: 'line', path: 'identity.insurance.contact' },
        { kind: 'texts', path: 'identity.insurance.cover' },
      ],
    },
  ],
  look: [
    {
      name: 'colours',
      fields: [
        { kind: 'colour', path: 'look.accent' },
        { kind: 'colour', path: 'look.shades.deep' },
        { kind: 'colour', path: 'look.shades.dark' },
        { kind: 'colour', path: 'look.shades.darkDeep' },
      ],
    },
    {
      name: 'pictures',
      fields: [
        { kind: 'logo', path: 'look.logo' },
        { kind: 'flag', path: 'look.logoHasName' },
        { kind: 'photo', path: 'look.cover' },
        { kind: 'photo', path: 'look.interior' },
        { kind: 'picture', path: 'look.share' },
      ],
    },
    { name: 'shared', fields: locales.map((locale) => ({ kind: 'picture', path: `settings.${locale}.image` }) as const) },
  ],
  languages: [
    {
      name: 'languages',
      fields: [
        { kind: 'choices', path: 'languages.enabled', choices: locales, isRequired: true },
        { kind: 'choice', path: 'languages.default', choices: locales },
      ],
    },
  ],
  promises: [
    { name: 'promises', fields: [{ kind: 'choices', path: 'promises', choices: agencyPromises }] },
    {
      name: 'publication',
      fields: [
        { kind: 'holdBack', path: 'publication.holdBack' },
        { kind: 'flag', path: 'countsVisits' },
        { kind: 'line', path: 'streetViewKey' },
      ],
    },
  ],
  conditions: [
    {
      name: 'conditions',
      fields: [
        {
          kind: 'rows',
          path: 'conditions',
          fields: [
            { kind: 'line', path: 'show' },
            { kind: 'line', path: 'field' },
            { kind: 'line', path: 'logic' },
            { kind: 'line', path: 'compareWithValue' },
            { kind: 'line', path: 'compareWithField' },
            { kind: 'line', path: 'advancedCondition' },
          ],
        },
      ],
    },
  ],
  social: [
    { name: 'networks', fields: socialNetworks.map((network) => ({ kind: 'address', path: `social.${network}` }) as const) },
    {
      name: 'verification',
      fields: (['googleVerification', 'facebookVerification', 'nortonSafeWeb', 'robots'] as const).map((path) => ({ kind: 'setting', path }) as const),
    },
  ],
  addresses: [
    {
      name: 'fixedPages',
      fields: [
        {
          kind: 'rows',
          path: 'fixedPages',
          fields: [
            { kind: 'line', path: 'path' },
            { kind: 'number', path: 'listing' },
          ],
        },
      ],
    },
    {
      name: 'externalPages',
      fields: [
        {
          kind: 'rows',
          path: 'externalPages',
          fields: [
            { kind: 'line', path: 'path' },
            { kind: 'texts', path: 'url', isAddress: true },
          ],
        },
      ],
    },
    { name: 'map', fields: [{ kind: 'list', path: 'mapOrigins' }] },
  ],
  map: [
    {
      name: 'tiles',
      fields: [
        { kind: 'choice', path: 'mapTiles.provider', choices: tileChoices, hasNone: true },
        { kind: 'line', path: 'mapTiles.template' },
        { kind: 'line', path: 'mapTiles.attribution' },
      ],
    },
  ],
  analytics: [
    {
      name: 'plausible',
      fields: [
        { kind: 'line', path: 'analytics.plausible.domain' },
        { kind: 'address', path: 'analytics.plausible.server' },
      ],
    },
    {
      name: 'matomo',
      fields: [
        { kind: 'address', path: 'analytics.matomo.server' },
        { kind: 'line', path: 'analytics.matomo.site' },
      ],
    },
    { name: 'ga4', fields: [{ kind: 'line', path: 'analytics.ga4.id' }] },
  ],
  pictures: [{ name: 'photoHosts', fields: [{ kind: 'list', path: 'photoHosts' }] }],
} as const satisfies Readonly<Record<string, readonly SettingsGroup[]>>

/** Lists in the record, with the fields of one entry. */
export const listSections = {
  offices: [
    {
      name: 'office',
      fields: [
        { kind: 'texts', path: 'name', isRequired: true, isShort: true },
        { kind: 'email', path: 'email', isRequired: true },
        { kind: 'phone', path: 'phone' },
        { kind: 'choice', path: 'language', choices: 'languages', hasNone: true },
      ],
    },
    { name: 'place', fields: [...seat('address'), { kind: 'number', path: 'point.lat' }, { kind: 'number', path: 'point.lng' }] },
    {
      name: 'hours',
      fields: [
        { kind: 'week', path: 'hours.week' },
        {
          kind: 'rows',
          path: 'hours.exceptions',
          fields: [
            { kind: 'day', path: 'from' },
            { kind: 'day', path: 'to' },
            { kind: 'slots', path: 'slots' },
            { kind: 'texts', path: 'note' },
          ],
        },
      ],
    },
    {
      name: 'territory',
      fields: [
        { kind: 'choices', path: 'regions', choices: regions },
        { kind: 'list', path: 'zips' },
      ],
    },
    {
      name: 'visits',
      fields: [
        {
          kind: 'rows',
          path: 'calendar',
          opensEmpty: true,
          fields: [
            { kind: 'day', path: 'from', isPassive: true },
            { kind: 'choice', path: 'country', choices: countries, isPassive: true },
            { kind: 'week', path: 'week' },
            { kind: 'number', path: 'every', isPassive: true, initial: '60' },
            { kind: 'number', path: 'minutes', isPassive: true, initial: '45' },
            { kind: 'number', path: 'capacity', isPassive: true, initial: '1' },
          ],
        },
      ],
    },
    {
      name: 'luxembourg',
      fields: [
        { kind: 'line', path: 'luxembourg.rcs' },
        { kind: 'line', path: 'luxembourg.vat' },
        { kind: 'line', path: 'luxembourg.permit' },
        { kind: 'texts', path: 'luxembourg.ministry' },
      ],
    },
  ],
  people: [
    {
      name: 'person',
      fields: [
        { kind: 'line', path: 'name', isRequired: true },
        { kind: 'picture', path: 'photo' },
        { kind: 'texts', path: 'role', isRequired: true },
        { kind: 'phone', path: 'phone' },
        { kind: 'email', path: 'email' },
        { kind: 'line', path: 'licence' },
        { kind: 'choices', path: 'languages', choices: locales },
        { kind: 'choices', path: 'offices', choices: 'offices' },
        { kind: 'flag', path: 'manager' },
      ],
    },
  ],
  menu: [{ name: 'menuEntry', fields: menuFields }],
  footer: [{ name: 'menuEntry', fields: [{ kind: 'choice', path: 'column', choices: footerColumns }, ...menuFields] }],
  home: [
    {
      name: 'homeBlock',
      fields: [
        { kind: 'choice', path: 'block', choices: homeBlockKinds },
        { kind: 'texts', path: 'title' },
        { kind: 'texts', path: 'text' },
        { kind: 'photo', path: 'picture' },
      ],
    },
  ],
  scripts: [
    {
      name: 'script',
      fields: [
        { kind: 'line', path: 'name', isRequired: true },
        { kind: 'choice', path: 'category', choices: optionalCategories },
        { kind: 'address', path: 'src', isRequired: true },
        { kind: 'texts', path: 'purpose', isRequired: true },
        { kind: 'texts', path: 'policy', isAddress: true },
        { kind: 'list', path: 'origins' },
        {
          kind: 'rows',
          path: 'data',
          fields: [
            { kind: 'line', path: 'name' },
            { kind: 'line', path: 'value' },
          ],
        },
        {
          kind: 'rows',
          path: 'cookies',
          fields: [
            { kind: 'line', path: 'name' },
            { kind: 'texts', path: 'purpose' },
            { kind: 'texts', path: 'kept', isShort: true },
          ],
        },
      ],
    },
  ],
} as const satisfies Readonly<Record<string, readonly SettingsGroup[]>>

export type FormSection = keyof typeof formSections
export type ListSection = keyof typeof listSections

/** Whether a word names a section with one form. */
export function isFormSection(name: string): name is FormSection {
  return Object.hasOwn(formSections, name)
}

/** Whether a word names a section with a list of entries. */
export function isListSection(name: string): name is ListSection {
  return Object.hasOwn(listSections, name)
}
