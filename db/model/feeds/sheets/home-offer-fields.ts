import type { SheetField } from './sheet-kind.ts'

/** Columns of a table of homes: what is offered, at what price, and who sells it. */
export const homeOfferFields: Readonly<Record<string, SheetField>> = {
  id: {
    names: {
      nl: 'Pandnummer, Pand ID, ID pand, Pand nr, Objectnummer, Dossiernummer, Uniek nummer',
      fr: 'Numéro du bien, ID bien, ID du bien, Identifiant, Numéro de dossier',
      en: 'Property ID, Listing ID, Property number, Identifier, Unique ID',
      de: 'Immobilien-ID, Objektnummer, Objekt-ID, Objekt-Nr, Kennung',
    },
  },
  reference: {
    names: {
      nl: 'Referentie, Ref, Ref nr, Referentienummer, Onze referentie, Kantoorreferentie',
      fr: 'Référence, Réf, Notre référence, Référence agence',
      en: 'Reference, Our reference, Ref no, Reference number',
      de: 'Referenz, Referenznummer, Interne Referenz',
    },
  },
  type: {
    names: {
      nl: 'Type, Soort, Type pand, Pandtype, Soort pand, Categorie, Type vastgoed',
      fr: 'Type de bien, Catégorie, Genre de bien, Nature du bien',
      en: 'Property type, Kind, Category',
      de: 'Objektart, Immobilientyp, Objekttyp, Kategorie, Art',
    },
    looks: /^(?:huis|woning|villa|appartement|studio|grond|bouwgrond|maison|terrain|house|apartment|flat|land|haus|wohnung|grundstück)$/i,
  },
  subtype: {
    names: {
      nl: 'Subtype, Subtype pand, Subcategorie',
      fr: 'Sous-type, Sous-catégorie',
      en: 'Sub-type, Subcategory',
      de: 'Untertyp, Unterkategorie',
    },
  },
  negotiation: {
    names: {
      nl: 'Transactie, Transactietype, Te koop of te huur, Te koop/te huur, Koop of huur, Koop/huur, Verkoop of verhuur, Doel',
      fr: 'Transaction, Type de transaction, À vendre ou à louer, À vendre/à louer, Vente ou location, Vente/location',
      en: 'Sale or rent, For sale or to let, Sale/rent, Transaction type, Deal',
      de: 'Vermarktungsart, Kauf oder Miete, Kauf/Miete, Zu verkaufen oder zu vermieten, Vermarktung',
    },
    looks: /^(?:te koop|te huur|à vendre|à louer|for sale|for rent|to let|zu verkaufen|zu vermieten)$/i,
  },
  status: {
    names: {
      nl: 'Status, Verkoopstatus, Stand van verkoop',
      fr: 'Statut, État de la vente',
      en: 'Status, State, Sales status',
      de: 'Status, Verkaufsstatus, Vermarktungsstatus',
    },
    looks:
      /^(?:beschikbaar|verkocht|verhuurd|onder optie|optie|disponible|vendue?|louée?|sous option|available|sold|under offer|verfügbar|verkauft|vermietet|reserviert)$/i,
  },
  created_at: {
    names: {
      nl: 'In aanbod sinds, Aangemaakt op, Datum online, Datum in verkoop, Startdatum',
      fr: 'En vente depuis, Date de création, Créé le, Date de mise en ligne',
      en: 'On offer since, Created, Created on, Date added, Listed on',
      de: 'Im Angebot seit, Erstellt am, Angelegt am',
    },
  },
  closed_on: {
    names: {
      nl: 'Verkocht op, Verhuurd op, Datum verkoop',
      fr: 'Vendu le, Loué le, Date de vente',
      en: 'Sold on, Let on, Date sold',
      de: 'Verkauft am, Vermietet am',
    },
  },
  'price.amount': {
    names: {
      nl: 'Prijs, Vraagprijs, Huurprijs, Verkoopprijs, Richtprijs, Koopprijs, Huur',
      fr: 'Prix, Prix de vente, Prix demandé, Loyer, Loyer mensuel',
      en: 'Price, Asking price, Sale price, Rent, Rental price, Monthly rent',
      de: 'Preis, Kaufpreis, Verkaufspreis, Miete, Kaltmiete, Mietpreis',
    },
    looks: /^€\s?\d|^\d[\d.\s]*(?:,\d\d|,-)?\s?(?:€|euro?s?)$/i,
  },
  'price.hidden': {
    names: {
      nl: 'Prijs verbergen, Prijs verborgen, Prijs niet tonen, Prijs op aanvraag',
      fr: 'Masquer le prix, Prix caché, Prix masqué, Prix sur demande',
      en: 'Hide price, Price hidden, Price on request',
      de: 'Preis verbergen, Preis verborgen, Preis auf Anfrage',
    },
  },
  'price.charges_month': {
    names: {
      nl: 'Lasten per maand, Maandelijkse lasten, Gemeenschappelijke kosten, Kosten per maand, Syndicuskosten, Syndicuskost',
      fr: 'Charges mensuelles, Charges, Charges par mois, Provision de charges',
      en: 'Monthly charges, Charges, Service charges',
      de: 'Nebenkosten, Monatliche Nebenkosten',
    },
  },
  'costs.deposit': { names: { nl: 'Huurwaarborg, Waarborg', fr: 'Garantie locative, Caution', en: 'Deposit, Rental deposit', de: 'Kaution, Mietkaution' } },
  cadastral_income: {
    names: {
      nl: 'Kadastraal inkomen, KI, Niet-geïndexeerd KI, KI niet geïndexeerd',
      fr: 'Revenu cadastral, RC, RC non indexé',
      en: 'Cadastral income',
      de: 'Katastereinkommen',
    },
  },
  is_project: { names: { nl: 'Nieuwbouwproject, Is project', fr: 'Projet neuf, Est un projet', en: 'New-build project', de: 'Neubauprojekt, Ist Projekt' } },
  project_id: {
    names: {
      nl: 'Projectnummer, Nummer project, Project',
      fr: 'Numéro du projet, ID projet, Projet',
      en: 'Project number',
      de: 'Projektnummer, Projekt-ID, Projekt',
    },
  },
  'negotiator.name': {
    names: {
      nl: 'Makelaar, Dossierbeheerder, Contactpersoon, Verantwoordelijke',
      fr: 'Négociateur, Gestionnaire du dossier, Personne de contact',
      en: 'Agent, Negotiator, Contact person',
      de: 'Makler, Ansprechpartner, Sachbearbeiter',
    },
  },
  'negotiator.email': {
    names: { nl: 'E-mail makelaar, E-mailadres makelaar', fr: 'E-mail du négociateur', en: 'Agent e-mail, E-mail of the agent', de: 'E-Mail Makler' },
  },
  'negotiator.phone': {
    names: { nl: 'Telefoon makelaar', fr: 'Téléphone du négociateur', en: 'Agent phone, Phone of the agent', de: 'Telefon Makler' },
  },
  'office.name': { names: { nl: 'Kantoor', fr: 'Bureau, Agence', en: 'Office, Branch', de: 'Büro, Filiale' } },
}
