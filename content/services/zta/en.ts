import type { CatalogueCopy } from '../../types'

export const en: CatalogueCopy = {
  title: 'Zero Trust (ZTA)',
  summary: 'Verify every request; grant only what is needed.',
  description:
    'Zero trust architecture in stages: strong identity, healthy devices, access to one application at a time, and a maturity baseline that shows progress.',
  headline: 'Trust nothing, verify every request',
  intro:
    'Zero trust replaces the idea of a safe inside and a dangerous outside. Each person, device and service proves who it is, each time, and reaches only what it needs. It is a way of working rather than a product, and it can begin with what you already own.',
  bullets: [
    {
      lead: 'Identity first.',
      text: 'Single sign-on and phishing-resistant multi-factor authentication cover staff, partners and administrators, with a tested emergency account. Every service account receives an owner and a renewal date.',
    },
    {
      lead: 'Device posture.',
      text: 'Only managed, patched and encrypted devices reach sensitive systems; others see a limited view or a clear refusal. Contractors’ laptops and personal phones have rules of their own.',
    },
    {
      lead: 'Beyond the flat VPN.',
      text: 'Zero trust network access (ZTNA) opens one application at a time instead of a whole network. Users move in groups, with month-end kept free of changes.',
    },
    {
      lead: 'Micro-segmentation.',
      text: 'Workloads are separated by role, so one compromised server does not become ten. A lateral-movement test before and after shows how far an intruder could travel.',
    },
    {
      lead: 'Least privilege.',
      text: 'Administrative rights are granted for a task and a time, then withdrawn and recorded. We count standing administrator accounts each month until the number is one you can defend.',
    },
    {
      lead: 'Known references.',
      text: 'The design follows NIST SP 800-207, and progress is scored on CISA’s maturity model 2.0. It maps to UAE Information Assurance and Dubai ISR access controls without replacing them.',
    },
    {
      lead: 'Legacy systems.',
      text: 'Older ERP and operational technology may not support modern sign-in, so we place a gateway before them. What cannot be solved today is listed with its owner and a review date.',
    },
    {
      lead: 'First two weeks.',
      text: 'You receive a list of the systems that most need protection, a count of multi-factor coverage and a maturity baseline. A large organisation should plan for 18 to 36 months.',
    },
  ],
}
