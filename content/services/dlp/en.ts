import type { ServiceCopy } from '../../types'

export const en: ServiceCopy = {
  title: 'Data Loss Prevention (DLP)',
  summary: 'When Emirates IDs and salary sheets leave by email and chat.',
  description:
    'Data loss prevention step by step: discovery, classification in Arabic and English, rules that know Emirates ID and IBAN, and coaching before blocking.',
  headline: 'Classify first, observe next, block last',
  intro:
    'Copies of Emirates IDs, salary sheets and price lists travel by email and chat every working day, usually in good faith. Data loss prevention (DLP) recognises such content and applies the rule you agreed, from a gentle reminder to a block. It works only when people understand it.',
  bullets: [
    {
      lead: 'Where does sensitive data rest?',
      text: 'A scan of mailboxes, shared folders, cloud storage and laptops shows it. The map adds where the data travels, who sends it and why.',
    },
    {
      lead: 'Bilingual classification.',
      text: 'Owners are settled, and labels and handling rules are drafted in both languages and tried on real documents. Four labels that people use are better than nine.',
    },
    {
      lead: 'Regional detectors',
      text: 'know the Emirates ID (15 digits from 784), the UAE IBAN (AE and 21 digits), the tax registration number, passports and Arabic keywords.',
    },
    {
      lead: 'Your contracts, staff and customer tables',
      text: 'are recognised by fingerprints and exact matching. A pattern alone would mistake order numbers for identities.',
    },
    {
      lead: 'Email, web uploads, cloud services, USB, printing and messaging',
      text: 'are covered by one matrix that shows what is allowed, warned about or stopped.',
    },
    {
      lead: 'Generative AI prompts.',
      text: 'Staff may paste text into approved assistants, within limits. Uploads to other tools are met with a warning that names an approved one.',
    },
    {
      lead: 'An employee’s dignity',
      text: 'is respected in every incident. HR and legal decide who may see it, and for how long, and most cases end with a conversation.',
    },
  ],
  audience: {
    text: 'For companies that hold identity papers, payroll, patient files, designs or tenders. It also serves suppliers to government who must show how they label documents.',
    signs: [
      'HR receives passport copies by ordinary email, because no other way exists.',
      'An employee left with a customer list, and it is unclear when it was copied.',
      'Contracts are pasted into public AI tools to be summarised.',
      'A government client asks which label its files carry in your systems.',
      'DLP came with your office licences and was never switched on.',
    ],
  },
  steps: [
    {
      name: 'Discovery and workshop',
      text: 'Two weeks are enough to scan an agreed sample and settle labels with the owners of the data.',
      result: 'A first policy matrix by channel.',
    },
    {
      name: 'Notice and impact assessment',
      text: 'We prepare the privacy assessment and tell employees what will be observed, why and by whom. Monitoring waits until then.',
      result: 'A notice that HR and legal have approved.',
    },
    {
      name: 'Observation',
      text: 'For four to eight weeks the rules only count. False positives are tuned away, team by team.',
      result: 'Real figures on what leaves, and by which channel.',
    },
    {
      name: 'Coaching',
      text: 'A short message explains the rule at the moment of sending and offers a safe way to do the same thing.',
      result: 'Figures that show what blocking would still add.',
    },
    {
      name: 'Selective blocking',
      text: 'Only the clearest cases are stopped. An override asks for a reason and is recorded, and the rules are reviewed every quarter.',
      result: 'A short list of blocks that managers support.',
    },
  ],
  deliverables: [
    'Data-flow map of sensitive information',
    'Classification guide in Arabic and English',
    'Policy matrix by channel and label',
    'Privacy impact assessment and employee notice',
    'Incident runbook agreed with HR and legal',
    'Tuning report with false positives by rule',
  ],
  standards: [
    {
      name: 'UAE data protection law (Federal Decree-Law 45 of 2021)',
      text: 'Article 20 concerns security, 21 impact assessment, 22 and 23 transfers abroad. The law has no general “legitimate interests” basis, and the ground for monitoring is settled with counsel.',
    },
    {
      name: 'DIFC and ADGM',
      text: 'DIFC Law 5 of 2020 and ADGM’s Data Protection Regulations 2021 apply there instead. A group in three jurisdictions may need three notices.',
    },
    {
      name: 'Health data (Federal Law 2 of 2019)',
      text: 'It stays in the country as a rule, with listed exceptions. We give patient files a label and a channel rule of their own.',
    },
    {
      name: 'PCI DSS 4.0.1',
      text: 'Card numbers found outside the card systems bring those places into scope. Discovery should find them sooner than the assessor does.',
    },
    {
      name: 'Government classification schemes',
      text: 'Saudi bodies use four levels from public to top secret, and bodies in the UAE have schemes of their own. If you serve them, your labels follow theirs.',
    },
  ],
  measures: [
    'False-positive rate by rule',
    'Incidents by channel, month by month',
    'Share of new documents that carry a label',
    'Time from incident to triage',
    'Repeated incidents after coaching',
    'Uploads to AI tools that are not approved',
  ],
  questions: [
    {
      question: 'Will it read Arabic scans?',
      answer:
        'Often. Character recognition differs from product to product, and we try it on your own scans before you choose.',
    },
    {
      question: 'Does our content leave the UAE?',
      answer:
        'That depends on the product and on your tenant’s region. Before the first scan we document where content, copies and incident records are processed.',
    },
    {
      question: 'How soon do we see a benefit?',
      answer:
        'The scan of the sample gives a first picture in two weeks. Blocking that causes no resentment takes months of observation and tuning.',
    },
    {
      question: 'Can it stop a photograph of the screen?',
      answer:
        'No, and some encrypted channels stay unseen. We name such gaps and suggest watermarks or narrower access.',
    },
    {
      question: 'May we monitor staff without telling them?',
      answer:
        'We advise against it and do not plan for it. Secret monitoring costs trust and raises questions under privacy and labour law.',
    },
    {
      question: 'What should we ask a DLP vendor?',
      answer:
        'Ask to see an Emirates ID found with hyphens, without them, and in an image. Purview, Forcepoint, Netskope and others can then be compared fairly.',
    },
  ],
}
