import type { ServiceCopy } from '../../types'

export const en: ServiceCopy = {
  title: 'Zero Trust (ZTA)',
  summary: 'When one stolen password would open the whole network.',
  description:
    'Zero trust architecture in stages: strong identity, healthy devices, access to one application at a time, and a maturity baseline that shows progress.',
  headline: 'The application opens, the network stays closed',
  intro:
    'We move companies from a network that trusts its own inside to access that is checked on each request. People, devices and services prove who they are and reach only what they need. Zero trust is a way of working rather than a product, and it can begin with what you already own.',
  bullets: [
    {
      lead: 'Identity first.',
      text: 'Single sign-on and phishing-resistant multi-factor authentication cover staff, partners and administrators. Service accounts receive an owner and a renewal date.',
    },
    {
      lead: 'Only managed, patched and encrypted devices',
      text: 'reach sensitive systems; others see a limited view or a clear refusal. Contractors’ laptops and personal phones have rules of their own.',
    },
    {
      lead: 'Beyond the flat VPN.',
      text: 'Zero trust network access (ZTNA) opens one application at a time, and the old tunnel is closed part by part.',
    },
    {
      lead: 'Micro-segmentation',
      text: 'separates workloads by role and keeps one compromised server from becoming ten. Flows are observed first and cut later.',
    },
    {
      lead: 'Who is an administrator today?',
      text: 'Administrative rights are granted for a task and a time, then withdrawn and recorded. One emergency account stays outside the rules, sealed and tested.',
    },
    {
      lead: 'Legacy and operational technology.',
      text: 'Older ERP and plant systems may not support modern sign-in: we place a gateway in front of them. What cannot be solved today enters the exception register.',
    },
    {
      lead: 'Grants and refusals',
      text: 'leave a log entry that your monitoring can read. Repeated refusals often tell more than a single alarm.',
    },
  ],
  audience: {
    text: 'For IT and security leaders whose staff, contractors and cloud services no longer sit behind one firewall, and in particular for groups with several subsidiaries or a recent acquisition.',
    signs: [
      'A VPN user can reach servers that the role has never needed.',
      'Multi-factor authentication covers email, but not ERP or administrators’ consoles.',
      'Contractors share an account, or keep one after the project ends.',
      'An auditor asked who can open payroll, and the answer took a week.',
    ],
  },
  steps: [
    {
      name: 'Protect surface',
      text: 'Within two weeks we list the systems worth most to an intruder, and count who reaches them with which factor.',
      result: 'A maturity baseline and an agreed starting point.',
    },
    {
      name: 'Identity foundation',
      text: 'Directories are cleaned, single sign-on is extended, and administrators are the first to receive strong factors.',
      result: 'One identity per person, and a tested emergency route.',
    },
    {
      name: 'Pilot',
      text: 'One application and one willing group move to ZTNA with device checks. We record sign-in time, refusals and support calls.',
      result: 'Figures on which to decide about the rest.',
    },
    {
      name: 'Roll-out in waves',
      text: 'Applications and groups follow in an order agreed with their owners, and month-end stays free of changes.',
      result: 'A shorter list of open VPN routes after each wave.',
    },
    {
      name: 'Segmentation and proof',
      text: 'Zones are enforced one at a time, with a lateral-movement test at the beginning and at the end.',
      result: 'Evidence of how far an intruder could still travel.',
    },
  ],
  deliverables: [
    'Protect-surface list with owners',
    'Maturity baseline across five pillars',
    'Reference architecture for the products you have',
    'Access policy matrix by role, device and application',
    'Pilot report with users’ observations',
    'Segmentation plan and VPN retirement plan',
    'Exception register with review dates',
  ],
  standards: [
    {
      name: 'NIST SP 800-207',
      text: 'Published in 2020, it no longer treats network location as a reason for trust. A policy engine decides on the request and an enforcement point applies the decision. Our design names both.',
    },
    {
      name: 'NIST SP 1800-35',
      text: 'It documents worked builds with real products. We check integration questions there before you sign for a platform.',
    },
    {
      name: 'CISA maturity model 2.0',
      text: 'Five pillars (identity, devices, networks, applications and workloads, data) and four stages from traditional to optimal. Progress is scored on it, pillar by pillar.',
    },
    {
      name: 'UAE Information Assurance and Dubai ISR',
      text: 'Zero trust maps to their access controls without replacing them. The policies carry the number of the clause for your auditor.',
    },
    {
      name: 'Central Bank of the UAE on one-time codes',
      text: 'Licensed institutions were told to end SMS and email codes for customers by the end of March 2026. Staff with access to payments should use no weaker factor.',
    },
  ],
  measures: [
    'Users on phishing-resistant authentication, as a percentage',
    'Applications reached through ZTNA, as a percentage',
    'Standing administrator accounts, counted monthly',
    'Managed devices among those that connect',
    'Servers reachable from one ordinary laptop',
    'Time to revoke a leaver’s access everywhere',
  ],
  questions: [
    {
      question: 'Where do we start?',
      answer:
        'With identity, in nearly every case. It protects office and cloud alike, and the licences you hold may already include much of it.',
    },
    {
      question: 'Can we keep our firewall?',
      answer:
        'Yes. It remains one enforcement point among several, though standing behind it stops being a proof of trust.',
    },
    {
      question: 'What will our people notice?',
      answer:
        'Fewer passwords, a key or a fingerprint, and some refusals on unmanaged devices. The pilot also counts approval prompts, since an endless series of them would be a fault in the design.',
    },
    {
      question: 'How long does it take?',
      answer:
        'A large organisation should expect about 18 to 36 months. The first administrators and the first application come much sooner.',
    },
    {
      question: 'Which product should we buy?',
      answer:
        'None delivers zero trust alone. Ask vendors which pillar they serve, how they treat old systems, and what users can do when the vendor’s cloud is unreachable.',
    },
    {
      question: 'Will it satisfy our auditor?',
      answer:
        'It supplies evidence for access controls. Policies, training and incident handling still need their own.',
    },
  ],
}
