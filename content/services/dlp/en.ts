import type { CatalogueCopy } from '../../types'

export const en: CatalogueCopy = {
  title: 'Data Loss Prevention (DLP)',
  summary: 'Sensitive data recognised and kept where it belongs.',
  description:
    'Data loss prevention step by step: discovery, classification in Arabic and English, rules that know Emirates ID and IBAN, and coaching before blocking.',
  headline: 'Know your data, then guard it',
  intro:
    'Copies of Emirates IDs, salary sheets and price lists travel by email and chat every working day, usually in good faith. Data loss prevention (DLP) recognises such content and applies the rule you agreed, from a gentle reminder to a block. It works when people understand it, so we begin by classifying and observing.',
  bullets: [
    {
      lead: 'Discovery and flow map.',
      text: 'A scan of mailboxes, shared folders, cloud storage and laptops shows where sensitive data rests. The flow map adds where it travels, who sends it and why.',
    },
    {
      lead: 'Bilingual classification.',
      text: 'Labels, owners and handling rules are written in Arabic and English and tried on real documents. Where you serve government clients, labels follow the client’s own scheme.',
    },
    {
      lead: 'Regional detectors.',
      text: 'Rules recognise Emirates ID numbers, UAE IBANs, tax registration numbers, passports and Arabic keywords. Fingerprints and exact matching protect your own contracts and staff tables.',
    },
    {
      lead: 'Every channel.',
      text: 'Email, web uploads, cloud services, USB, printing, messaging and prompts to generative AI each receive a policy. One matrix shows what is allowed, what is warned about and what is stopped.',
    },
    {
      lead: 'Observe before blocking.',
      text: 'For four to eight weeks the rules only observe, and staff are told so beforehand. False positives are tuned away before the first message is stopped.',
    },
    {
      lead: 'Fairness to staff.',
      text: 'A privacy impact assessment and a notice to employees are designed to meet Federal Decree-Law 45 of 2021. HR and legal decide who may see an incident, and for how long.',
    },
    {
      lead: 'Plain limits.',
      text: 'No such system stops a camera pointed at a screen, and some encrypted channels stay unseen. We name these gaps and suggest other controls, such as watermarks or narrower access.',
    },
    {
      lead: 'First two weeks.',
      text: 'A discovery scan on an agreed sample and a classification workshop produce your first policy matrix. Later we measure false positives, time to triage and the share of labelled documents.',
    },
  ],
}
