import type { ServiceCopy } from '../../types'

export const en: ServiceCopy = {
  title: 'Oracle DBA',
  summary: 'When backups are untested, queries slow down or support is about to end.',
  description:
    'Oracle database administration in the UAE: restore tests, Data Guard, performance tuning, release updates, planning from 19c to 26ai and licence notes.',
  headline: 'A backup counts once it has been restored',
  intro:
    'We look after your Oracle databases and show you the proof: a restore you watched, a query measured before and after, a patch with its date. Many companies still plan around support dates that Oracle has since replaced, or hold backups that have never been restored. You can revoke our access at any time.',
  bullets: [
    {
      lead: 'RMAN backups are restored',
      text: 'on separate servers to an agreed schedule, and the time taken is recorded against your recovery point and recovery time objectives.',
    },
    {
      lead: 'Standby and clusters.',
      text: 'We set up Data Guard, RAC and ASM, and rehearse the switchover from a written runbook. A drill ends with the return to the first site.',
    },
    {
      lead: 'Which ten statements cost the most time?',
      text: 'They come first, with elapsed time logged before and after. Where your edition allows, good execution plans are kept as SQL plan baselines.',
    },
    {
      lead: 'Release updates',
      text: 'are tested, then applied to a calendar. We set up auditing, least privilege and, where licensed, transparent data encryption.',
    },
    {
      lead: 'How long can you stop for a migration?',
      text: 'Data Pump, GoldenGate or ZDM moves the data, chosen by size and by the downtime you can accept. AutoUpgrade is rehearsed on a copy.',
    },
    {
      lead: 'Growth is forecast',
      text: 'from measured history, early enough to order storage. Alert thresholds and the night-time escalation path are agreed in writing.',
    },
    {
      lead: 'Options and packs in use',
      text: 'are listed, with a note on whether you are licensed for them. The notes are technical, for your licence adviser to judge.',
    },
  ],
  audience: {
    text: 'For IT managers, application owners and auditors whose systems rest on Oracle Database, with or without an administrator in house.',
    signs: [
      'The date of the last full restore is unknown.',
      'Your budget still counts on an earlier support date for 19c.',
      'Paid options may have been switched on by accident, and no list shows which.',
      'One slow report holds up the whole night’s batch.',
    ],
  },
  steps: [
    {
      name: 'Where we start',
      text: 'In two weeks we run a health check, restore a backup on a copy and list the heaviest SQL.',
      result: 'Findings ranked by severity, with a note of what can wait.',
    },
    {
      name: 'Accountable access',
      text: 'Engineers enter by jump host with multi-factor authentication, under named accounts that your team creates.',
      result: 'An access list you can revoke line by line.',
    },
    {
      name: 'Urgent repairs',
      text: 'Gaps in backup, patches and privileges are closed first, one reversible change at a time.',
      result: 'A second restore, timed and complete.',
    },
    {
      name: 'Tuning and drills',
      text: 'Heavy statements are rewritten or given better indexes and statistics, and a switchover is rehearsed with the application owners present.',
      result: 'A before-and-after log and a corrected recovery runbook.',
    },
    {
      name: 'Regular service',
      text: 'Restores and release updates follow a calendar that we go through with you, together with growth and incidents.',
      result: 'A monthly report, missed targets included.',
    },
  ],
  deliverables: [
    'As-is report on every database',
    'Restore test records',
    'Release-update plan',
    'Tuning log',
    'Disaster-recovery runbook',
    'Monthly service report',
    'Licence position notes',
  ],
  standards: [
    {
      name: 'Oracle support dates',
      text: 'As of November 2026, 19c has Premier Support to 31 December 2029 and Extended Support to 31 December 2032. AI Database 26ai has Premier Support to 31 December 2031, and 21c ends on 31 July 2027.',
    },
    {
      name: 'AI Database 26ai',
      text: 'A 23ai database becomes 26ai with the October 2025 release update. From 19c it is a real upgrade, to the container architecture only, and applications must be tested again.',
    },
    {
      name: 'Standard Edition 2',
      text: 'It has socket and thread limits and no Data Guard. For a second site we design another way to copy the data, and cost it in advance.',
    },
    {
      name: 'Diagnostics and Tuning packs',
      text: 'AWR and ASH come under these packs, which are options of Enterprise Edition. Without them we tune with Statspack and SQL traces.',
    },
    {
      name: 'ISO/IEC 27001:2022',
      text: 'Its Annex A asks for control of backup, logging and privileged access. Restore records, the audit trail and the account list serve your auditor as evidence.',
    },
  ],
  measures: [
    'Restore tests passed, with the time each took',
    'Recovery point and time against target',
    'Elapsed time of the ten heaviest statements',
    'Age of the newest patch in days',
    'Unplanned downtime in minutes',
    'Error of the storage forecast',
  ],
  questions: [
    {
      question: 'We have a standby. Do we still need backups?',
      answer:
        'Yes. A standby copies mistakes faithfully: a table dropped here is soon dropped there. Only a tested backup brings back what both have lost.',
    },
    {
      question: 'What do you watch at 3 a.m.?',
      answer:
        'What the contract lists: availability, archive space, standby lag, failed backups and jobs. It should also say whom an alert wakes, and how soon.',
    },
    {
      question: 'Must we leave 19c now?',
      answer:
        'Not yet: there is time for a calm plan. Start it with your applications, because their vendors’ certification usually sets the date.',
    },
    {
      question: 'Is Oracle on VMware a problem?',
      answer:
        'It can be, for the licence rather than the technology: Oracle may count more hosts than you use. Ask your licence adviser before the cluster grows.',
    },
    {
      question: 'Can the database stay in the UAE if it moves to a cloud?',
      answer:
        'Yes. Oracle has cloud regions in Dubai and Abu Dhabi, and with a standby in the second one recovery stays in the country too. Ask for today’s capacity in both, then weigh network delay and licence terms.',
    },
    {
      question: 'Can you promise no downtime?',
      answer:
        'Not for an upgrade: it always needs a window, which rehearsal shortens. Many smaller updates roll across the nodes of a cluster while it runs.',
    },
  ],
}
