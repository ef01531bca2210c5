import type { CatalogueCopy } from '../../types'

export const en: CatalogueCopy = {
  title: 'System Integration',
  summary: 'APIs and data flows that let old and new systems speak.',
  description:
    'System integration in the UAE: APIs, event streams and file exchange between ERP, banks, UAE PASS and e-invoicing providers, traced from end to end.',
  headline: 'Trace one order through every system',
  intro:
    'One order may pass through five systems, and when it goes missing nobody can say where. We replace hidden scripts and point-to-point links with documented interfaces that have an owner, a test and an alarm. Old and new systems keep their own pace, and each message between them can be followed.',
  bullets: [
    {
      lead: 'Interface catalogue.',
      text: 'Every connection is listed with owner, data, frequency and agreed service level, including the batch job nobody documented. Specifications follow OpenAPI 3.1 or AsyncAPI 3.',
    },
    {
      lead: 'Fitting patterns.',
      text: 'We choose APIs, event streaming, change data capture or managed files by volume and urgency. Tools you already have, such as MuleSoft, Oracle Integration or Kafka, are used first.',
    },
    {
      lead: 'Common data model.',
      text: 'Customers, items and orders receive one agreed shape, so each system translates once. Arabic text is carried in UTF-8 throughout, and Hijri dates and time zones are tested.',
    },
    {
      lead: 'UAE end points.',
      text: 'We connect UAE PASS, bank files, Aani, customs, and the health exchanges Malaffi and NABIDH. Partners approve access in your name, so applications start alongside the design.',
    },
    {
      lead: 'E-invoicing exchange.',
      text: 'Invoice data reaches your accredited service provider, and its answers return to the ledger. As of November 2026, system failures must be reported within two business days.',
    },
    {
      lead: 'Errors that recover.',
      text: 'Failed messages wait in a queue, raise an alert and can be replayed without creating duplicates. Retry limits and manual steps are written into the runbook.',
    },
    {
      lead: 'Secured connections.',
      text: 'Services authenticate with OAuth 2.0 and mutual TLS, and secrets move from scripts to a vault. Each interface sees only the fields it needs.',
    },
    {
      lead: 'Starting point.',
      text: 'In two weeks we inventory interfaces and trace a single transaction from entry to ledger. You receive an extract of the catalogue and the weak points to mend first.',
    },
  ],
}
