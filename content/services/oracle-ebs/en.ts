import type { ServiceCopy } from '../../types'

export const en: ServiceCopy = {
  title: 'Oracle E-Business Suite Support',
  summary: 'When patches lag, the close drags on or the upgrade keeps slipping.',
  description:
    'Oracle E-Business Suite 12.2 support in the UAE: monthly security patches, functional and technical help, month-end cover, upgrades and UAE tax set-up.',
  headline: 'A patched suite, a calmer month end',
  intro:
    'We support Oracle E-Business Suite (EBS) from the user’s question to the database underneath. Since May 2026 Oracle has issued security patches monthly, and whoever hosts the system must apply them. We do so to a calendar that your auditors can read. You get a calmer close, a known patch level and customisations that someone answers for.',
  bullets: [
    {
      lead: 'Functional and technical tickets, levels one to three,',
      text: 'are handled from first question to code fix, under agreed response targets. We also raise service requests with Oracle for you and follow them to closure.',
    },
    {
      lead: 'Patches are checked',
      text: 'against the modules you use, tried on a masked clone and applied with online patching (adop). Cleanup closes the cycle, because abandoned editions would fill the database.',
    },
    {
      lead: 'What can the internet reach?',
      text: 'We review public pages, DMZ nodes, the web application firewall and network rules, and close to the outside whatever suppliers or applicants do not need.',
    },
    {
      lead: 'Month-end window.',
      text: 'Ahead of the close we check concurrent managers, the workflow mailer and failed requests. While it lasts, finance tickets come first and patching stops.',
    },
    {
      lead: 'UAE configuration',
      text: 'covers VAT in E-Business Tax, Wages Protection System files from Payroll and Arabic language settings. BI Publisher invoices are checked in both reading directions.',
    },
    {
      lead: 'Forms, reports, interfaces and extensions',
      text: 'are listed with their owners and moved out of standard schemas. Responsibilities are searched for duties that one person should not combine.',
    },
    {
      lead: 'Upgrades and moves to Oracle Cloud Infrastructure (OCI)',
      text: 'are planned, then timed on a clone for the cut-over weekend: 12.1 to 12.2, newer 12.2 releases and the database beneath.',
    },
  ],
  audience: {
    text: 'For finance directors, IT managers and internal auditors whose ledgers, procurement or payroll run on EBS.',
    signs: [
      'You cannot say how many days you are behind the latest security patch.',
      'The close waits for failed requests, or for the one person who understands them.',
      'You run 12.1, or a 12.2 release below the baseline for fixes.',
      'Test systems hold real salaries and bank accounts.',
    ],
  },
  steps: [
    {
      name: 'Weeks one and two',
      text: 'We inventory the environments, check what the internet can reach and read the history of past patch cycles.',
      result: 'A draft patch calendar and ranked findings.',
    },
    {
      name: 'Takeover',
      text: 'What only one person knows about starting, cloning and closing is written down and tried by someone else.',
      result: 'Runbooks that your own team has used.',
    },
    {
      name: 'First patch cycle',
      text: 'Functional owners test agreed scripts on the clone. Production then follows: prepare, apply, finalize, cutover, cleanup.',
      result: 'A dated patch level and a reviewed adop log.',
    },
    {
      name: 'Day-to-day support',
      text: 'Clones, patches and month-end windows follow a shared calendar, and open tickets are reviewed with your module owners.',
      result: 'A monthly service report.',
    },
    {
      name: 'Roadmap and drill',
      text: 'Upgrade, database and hosting choices are compared, and recovery at the second site is rehearsed with timings.',
      result: 'A plan for the next releases, with recovery times you have seen.',
    },
  ],
  deliverables: [
    'Environment inventory',
    'Health-check report',
    'Patch calendar with log reviews',
    'Service-level dashboard',
    'Customisation register (CEMLI) with upgrade impact',
    'Operating runbooks',
    'Disaster-recovery test report',
  ],
  standards: [
    {
      name: 'Oracle Critical Patch Updates',
      text: 'Quarterly updates remain beside the monthly ones and are cumulative. A missed month can be made good later, though the system was open to known attacks in the meantime.',
    },
    {
      name: 'CVE-2025-61882',
      text: 'Disclosed in October 2025, this flaw opens EBS to an attacker from outside without a password. Attackers used it for data theft and extortion before the patch came, which is why exposure counts as much as patching.',
    },
    {
      name: 'Premier Support for 12.2',
      text: '12.2 is the only EBS line under Premier Support, with fixes built for 12.2.7 and later. For the end date, see Oracle’s current Lifetime Support Policy.',
    },
    {
      name: 'Database certification',
      text: 'Oracle’s matrix decides by platform whether 19c or AI Database 26ai may sit beneath EBS 12.2. Since 16 June 2026 OCI database services offer only the latest 19c and 26ai release updates for new systems.',
    },
    {
      name: 'UAE e-invoicing (PINT AE)',
      text: 'Structured invoice data is extracted from Receivables for your accredited provider, once tax registration numbers, units and tax codes are clean. See ERP Solutions for the timetable.',
    },
  ],
  measures: [
    'Patch lag in days',
    'Age of open tickets by priority',
    'Restore time of critical incidents',
    'Failed concurrent requests per week',
    'Length of month end in days',
    'Recovery times reached in rehearsal',
  ],
  questions: [
    {
      question: 'Do you hold our EBS passwords?',
      answer:
        'No. Our specialists have accounts in their own names, secrets stay in a vault and sessions are recorded. You can close any account at any time.',
    },
    {
      question: 'Can we stay on 12.1?',
      answer:
        'It will run, but it is outside Premier Support while new flaws continue to be found. Reduce what can reach it now, then plan the move to 12.2.',
    },
    {
      question: 'Can EBS be patched without downtime?',
      answer:
        'Almost. With adop most work happens while users continue, but cutover needs a window, whose length is measured on the clone beforehand.',
    },
    {
      question: 'On site or remote?',
      answer:
        'Either, as the contract says. Technical work suits remote sessions, while workshops and the first closes go better in person.',
    },
    {
      question: 'Should we leave EBS altogether?',
      answer:
        'Perhaps, though a rumour about support dates is a poor reason. Compare staying, upgrading and replacing against your own register of customisations.',
    },
    {
      question: 'What do you need from us?',
      answer:
        'A valid Oracle support contract, a clone of realistic size and a business owner for each module. Without the first, neither patches nor service requests are available.',
    },
  ],
}
