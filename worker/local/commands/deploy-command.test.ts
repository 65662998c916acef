import { describe, expect, test } from 'vitest'
import type { DeployConfig } from './deploy-checks.ts'
import { deployCommand } from './deploy-command.ts'

const config: DeployConfig = {
  vars: { ORIGIN: 'https://www.agency.example' },
  secrets: { required: ['IMPORT_TOKEN', 'PLACE_SALT', 'SIGNING_SECRET'] },
  d1_databases: [{ database_id: '5c1f0e1e-7c5c-4a53-9a0c-1f3a54c1e0aa' }],
  kv_namespaces: [{ id: '0f2ac74b498b48028cb68387c421e279' }],
}
const all = JSON.stringify(['IMPORT_TOKEN', 'PLACE_SALT', 'SIGNING_SECRET', 'SMTP_USER'].map((name) => ({ name, type: 'secret_text' })))

async function deploy(change: Partial<DeployConfig>, listed: { status?: number; out?: string; err?: string } = {}, failing = '') {
  const ran: string[] = []
  const errors: string[] = []
  const wrangler = {
    read: async () => ({ status: 0, out: all, err: '', ...listed }),
    run: async (args: readonly string[]) => {
      ran.push(args.join(' '))
      return failing !== '' && args.includes(failing) ? 1 : 0
    },
  }
  const status = await deployCommand({ ...config, ...change }, wrangler, (line) => errors.push(line))
  return { status, ran, errors: errors.join('\n') }
}

describe('npm run deploy', () => {
  test('migrates and deploys when nothing is missing', async () => {
    expect(await deploy({})).toEqual({ status: 0, ran: ['d1 migrations apply DB --remote', 'deploy'], errors: '' })
  })

  test('npm run deploy does not deploy over a failed migration', async () => {
    expect(await deploy({}, {}, 'migrations')).toMatchObject({ status: 1, ran: ['d1 migrations apply DB --remote'] })
  })

  test('npm run deploy names every secret that is missing, with the command that sets it', async () => {
    const { status, ran, errors } = await deploy({}, { out: '[{"name":"PLACE_SALT","type":"secret_text"}]' })
    expect([status, ran]).toEqual([1, []])
    for (const name of ['IMPORT_TOKEN', 'SIGNING_SECRET']) expect(errors).toContain(`npx wrangler secret put ${name}`)
    expect(errors).not.toContain('PLACE_SALT')
  })

  test('npm run deploy refuses a zone to purge without its token', async () => {
    const vars = { ...config.vars, PURGE_ZONE: '023e105f4ecef8ad9ca31a8372d0c353' }
    expect(await deploy({ vars })).toMatchObject({ status: 1, ran: [], errors: expect.stringContaining('npx wrangler secret put PURGE_TOKEN') })
    const listed = JSON.stringify([...JSON.parse(all), { name: 'PURGE_TOKEN', type: 'secret_text' }])
    expect(await deploy({ vars }, { out: listed })).toMatchObject({ status: 0 })
  })

  test('npm run deploy asks for all secrets of a Worker that does not exist yet', async () => {
    const { status, errors } = await deploy({}, { status: 1, out: '', err: 'This Worker does not exist on your account. [code: 10007]' })
    expect(status).toBe(1)
    expect(errors.match(/secret put/g)).toHaveLength(3)
  })

  test.each([
    [{ status: 1, out: '', err: 'Not logged in.' }, 'Not logged in.'],
    [{ out: 'a banner' }, 'no list of them'],
  ])('npm run deploy does not deploy when the secrets cannot be listed: %j', async (listed, reason) => {
    expect(await deploy({}, listed)).toMatchObject({ status: 1, ran: [], errors: expect.stringContaining(reason) })
  })

  test.each(['', 'http://www.agency.example', 'https://localhost', 'https://www.agency.example/nl/', 'www.agency.example'])(
    'refuses the ORIGIN %j',
    async (ORIGIN) => {
      expect(await deploy({ vars: { ORIGIN } })).toMatchObject({ status: 1, ran: [], errors: expect.stringContaining('ORIGIN') })
    },
  )

  test('npm run deploy refuses ids that are placeholders', async () => {
    const { status, errors } = await deploy({
      d1_databases: [{ database_id: '00000000-0000-0000-0000-000000000000' }],
      kv_namespaces: [{ id: '00000000000000000000000000000000' }],
    })
    expect(status).toBe(1)
    expect(errors).toContain('wrangler d1 create perron')
    expect(errors).toContain('wrangler kv namespace create LISTINGS')
  })
})
