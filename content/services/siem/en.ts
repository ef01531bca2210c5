import type { ServiceCopy } from '../../types'

export const en: ServiceCopy = {
  title: 'SIEM: Security Information & Event Management',
  summary: 'When logs pile up and tell you nothing.',
  description:
    'Security information and event management (SIEM): log sources chosen for a reason, detection rules that are tested, and playbooks with named responders.',
  headline: 'Start from the attack, then choose the logs',
  intro:
    'We choose, set up and tune SIEM platforms. First we settle with you which attacks you must see, then we collect the logs that reveal them and write the rules that raise the alert. Your analysts receive fewer alerts, each with a next step.',
  bullets: [
    {
      lead: 'Log sources are connected',
      text: 'for a reason, with an owner, an expected volume and a retention period. Clocks are synchronised first, or the timeline misleads.',
    },
    {
      lead: 'When a system stops logging,',
      text: 'it may be the first sign of an intruder. We watch for the absence of events as well as for events.',
    },
    {
      lead: 'Detection rules',
      text: 'are kept in a repository, reviewed like program code and tested with simulated attacks. A rule without a test does not count as coverage.',
    },
    {
      lead: 'Familiar use cases.',
      text: 'Impossible travel, repeated multi-factor prompts, mass downloads, revived dormant accounts and changes to privileged groups come first.',
    },
    {
      lead: 'Who signed in to Oracle E-Business Suite at midnight?',
      text: 'Business systems deserve alerts too: administrators in EBS or Odoo out of hours, odd refunds at a point of sale.',
    },
    {
      lead: 'Platform choice.',
      text: 'We help you choose, migrate or repair a platform. Its cost per gigabyte is calculated from your measured volumes before you sign.',
    },
    {
      lead: 'Playbooks in two languages',
      text: 'state who isolates, who informs and who decides. Routine steps are automated, and a person approves whatever could interrupt service.',
    },
  ],
  audience: {
    text: 'For security teams, and for IT managers without one, who pay for a monitoring platform or are about to. It also serves companies that share the work with an outside operations centre (SOC).',
    signs: [
      'The invoice grows every month while the list of detections does not.',
      'The rules are those that came with the product.',
      'Analysts close alerts in bulk without opening them.',
      'After an incident, the logs you needed had already been deleted.',
      'You run Microsoft Sentinel in the Azure portal without a date for moving.',
    ],
  },
  steps: [
    {
      name: 'Threats and sources',
      text: 'The first fortnight goes into naming the attacks that would hurt you most and comparing them with the logs you keep.',
      result: 'A log-source matrix and a list of silent systems.',
    },
    {
      name: 'Platform and location',
      text: 'Volumes are measured, and region, retention and export format are agreed before anything is connected.',
      result: 'A costed decision that you can defend.',
    },
    {
      name: 'Onboarding',
      text: 'Sources are connected in order of value. Fields are parsed and checked against events that we trigger on purpose.',
      result: 'Searchable logs, and for each a person to ask.',
    },
    {
      name: 'Rules and tuning',
      text: 'We write, simulate and tune rules until an analyst can handle a day’s alerts within a shift.',
      result: 'A use-case catalogue with test results.',
    },
    {
      name: 'Playbooks and exercise',
      text: 'One realistic incident is rehearsed from first alert to management briefing, including an answer at night.',
      result: 'Corrected playbooks and trained responders.',
    },
  ],
  deliverables: [
    'Log-source matrix with owner, volume and retention',
    'Use-case catalogue mapped to ATT&CK',
    'Repository of detection rules and their tests',
    'Playbooks and analyst runbooks in Arabic and English',
    'Tuning report with the alerts removed and why',
    'Template for the monthly report to management',
  ],
  standards: [
    {
      name: 'MITRE ATT&CK v19',
      text: 'Published in spring 2026, it splits Defense Evasion into Stealth and Defense Impairment. Older coverage maps need review.',
    },
    {
      name: 'Microsoft Sentinel',
      text: 'It leaves the Azure portal for the Defender portal on 31 March 2027. Check views, roles and playbooks in good time.',
    },
    {
      name: 'Sigma',
      text: 'An open format for detection rules that can be converted for many platforms. It lowers the price of changing platform later.',
    },
    {
      name: 'Cloud regions in the UAE',
      text: 'On 1 March 2026 an attack impaired two of the three zones of AWS’s UAE region, and recovery was prolonged. Ask each provider which UAE zones are open to new workloads and which security services run in them. Settle too whether logs may be recovered in a second country under the residency rules that bind you.',
    },
    {
      name: 'UAE data protection law (Federal Decree-Law 45 of 2021)',
      text: 'Logs hold personal data, and access to them and their retention need limits. Article 9 asks for the reporting of breaches, and a clear timeline makes that report possible.',
    },
  ],
  measures: [
    'Mean time to detect and to respond (MTTD, MTTR)',
    'True-positive rate per rule',
    'ATT&CK techniques covered by a tested rule',
    'Log sources silent for longer than agreed',
    'Cost per gigabyte and alerts per analyst per shift',
  ],
  questions: [
    {
      question: 'Who closes an alert at 2 a.m.?',
      answer:
        'Whoever the playbook names: your duty officer or the SOC you have contracted. If it names neither, fill that gap first.',
    },
    {
      question: 'Should we log everything?',
      answer:
        'Better not: volume costs money and hides signals. We keep what proves an attack and archive what only an investigation or a regulator needs.',
    },
    {
      question: 'How long should logs be kept?',
      answer:
        'As long as the strictest rule that binds you demands, source by source. Intruders may stay unnoticed for months, and the shortest period is seldom the cheapest.',
    },
    {
      question: 'Which platform do you prefer?',
      answer:
        'None in general. Sentinel, Splunk, Google SecOps, Elastic and Wazuh suit different volumes, teams and budgets, and a fair comparison may keep what you have.',
    },
    {
      question: 'Does a SIEM stop attacks?',
      answer:
        'Not by itself: it only sees and informs. Stopping depends on endpoint tools, on the authority given to playbooks and on people.',
    },
    {
      question: 'Can we take our logs with us?',
      answer:
        'It depends on the contract. Ask any vendor for the export format, its price and its speed. The rules, in your own repository, remain yours.',
    },
  ],
}
