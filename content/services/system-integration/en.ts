import type { ServiceCopy } from '../../types'

export const en: ServiceCopy = {
  title: 'System Integration',
  summary: 'When staff retype data between systems and a lost message goes unnoticed.',
  description:
    'System integration in the UAE: APIs, event streams and file exchange between ERP, banks, UAE PASS and e-invoicing providers, traced from end to end.',
  headline: 'Trace one order through every system',
  intro:
    'One order may pass through five systems, and when it goes missing the search can take days. We replace hidden scripts and point-to-point links with documented interfaces, tested and monitored, for which someone answers. Old and new systems keep their own pace, and the messages between them can be traced.',
  bullets: [
    {
      lead: 'Interface catalogue.',
      text: 'It lists connections with owner, data, frequency and agreed service level, down to the batch job that was never documented.',
    },
    {
      lead: 'We choose by volume and urgency',
      text: 'between APIs, event streaming, change data capture and managed files. Tools you already have, such as MuleSoft, Oracle Integration or Kafka, are used first.',
    },
    {
      lead: 'Customers, items and orders',
      text: 'share a common data model, and each system translates once. Arabic text is carried in UTF-8 throughout, and Hijri dates and time zones are tested.',
    },
    {
      lead: 'UAE end points',
      text: 'include UAE PASS, bank files, Aani, customs, payment gateways, and the health exchanges Malaffi and NABIDH.',
    },
    {
      lead: 'What happens to a failed message?',
      text: 'It waits in a queue, raises an alert and can be replayed without creating duplicates. Retry limits and manual steps are written into the runbook.',
    },
    {
      lead: 'Secured connections.',
      text: 'Secrets move from scripts to a vault, and an interface sees only the fields it needs.',
    },
    {
      lead: 'One reference per order',
      text: 'travels through every hop. Your support desk can answer a customer from a single screen.',
    },
  ],
  audience: {
    text: 'For companies whose ERP, shop, warehouse, bank and government portals each hold a part of the same transaction.',
    signs: [
      'Staff copy orders, payments or shipments from one screen to another.',
      'Customers report the missing order sooner than your systems do.',
      'Only one employee understands the scripts that run at night.',
      'Arabic names arrive as question marks or lose their last letters.',
      'A new system needs a link to all the others.',
    ],
  },
  steps: [
    {
      name: 'Inventory and one trace',
      text: 'In two weeks we list the interfaces and follow a single transaction from entry to ledger.',
      result: 'An extract of the catalogue and the weak points to mend first.',
    },
    {
      name: 'Target design',
      text: 'Connections get a pattern, an owner and a service level, and the common model is agreed.',
      result: 'A landscape drawing and interface specifications to sign.',
    },
    {
      name: 'Partner access',
      text: 'You apply to banks, authorities and providers in your own name, with forms, certificates and test cases that we prepare.',
      result: 'Test credentials, or a dated list of who still owes them.',
    },
    {
      name: 'Build and rehearse',
      text: 'Interfaces are tested with messages that arrive late, twice, oversized or broken.',
      result: 'Test evidence for each interface, replay included.',
    },
    {
      name: 'Cut-over',
      text: 'Old and new routes run side by side until their totals agree, and your team practises reading traces.',
      result: 'A reconciled, reversible switch, and old scripts retired.',
    },
  ],
  deliverables: [
    'System landscape, as found and as planned',
    'Interface catalogue with owners and service levels',
    'Common data model with field definitions',
    'Specifications in OpenAPI 3.1 and AsyncAPI 3',
    'Design for errors, retries and replay',
    'Security design for tokens, certificates and secrets',
    'Monitoring dashboard with message traces',
    'Cut-over plan and runbook',
  ],
  standards: [
    {
      name: 'UAE e-invoicing (PINT AE over Peppol)',
      text: 'Invoices travel through accredited service providers, and e-invoice data must stay in the UAE. System failures must be reported within two business days, and a late report costs AED 1,000 a day: reason enough for an alarm on this route. Deadlines are on our ERP Solutions page.',
    },
    {
      name: 'OpenAPI 3.1 and AsyncAPI 3',
      text: 'One describes requests, the other events, in a form machines can check. A changed field then fails a test on the day it changes.',
    },
    {
      name: 'OAuth 2.0 and mutual TLS',
      text: 'Both sides prove who they are with certificates and short-lived tokens. Shared passwords between services disappear.',
    },
    {
      name: 'HL7 and FHIR',
      text: 'Malaffi and NABIDH exchange health messages in these formats. Under Federal Law 2 of 2019 health data normally remains in the UAE, and the route is designed accordingly.',
    },
    {
      name: 'Salary information file (WPS)',
      text: 'Approved agents pay wages from this file. We validate it before the bank does, to find wrong accounts early.',
    },
    {
      name: 'ZATCA Fatoora, phase 2',
      text: 'For sales in the Kingdom of Saudi Arabia, invoicing systems connect to ZATCA in waves by revenue. We map this route separately from the UAE one.',
    },
  ],
  measures: [
    'Messages delivered at the first attempt',
    'Mean time to detect a failure and to replay it',
    'Duplicate records created by retries',
    'Interface response time at the 95th percentile',
    'Interfaces with a known owner and a passing test',
    'Manual entries removed',
  ],
  questions: [
    {
      question: 'Who watches the queue at night?',
      answer:
        'Whoever your support contract names: your own team, ours by agreement, or an operations provider. The alarm and the runbook serve all three.',
    },
    {
      question: 'What if a partner changes its API?',
      answer:
        'Messages wait, one adapter is corrected and the queue is replayed. A partner that gives no notice can still cause a delay.',
    },
    {
      question: 'Must we buy an integration platform?',
      answer:
        'Not for a handful of interfaces, which may need only a small service and a queue. A platform pays off with many owners and partners.',
    },
    {
      question: 'Can you connect a system without an API?',
      answer:
        'Often, through files or database changes. Screen automation is the last choice, since it breaks with each new layout.',
    },
    {
      question: 'What if the partner has no test environment?',
      answer:
        'We build a simulator from its specification and keep the first live run small. The remaining risk is yours to accept or refuse.',
    },
    {
      question: 'When will the bank or authority approve us?',
      answer:
        'We cannot say, because they decide and set the date. Your applications go out while the design is still under way.',
    },
  ],
}
