import type { CatalogueCopy } from '../../types'

export const en: CatalogueCopy = {
  title: 'Oracle DBA',
  summary: 'Oracle databases restored on test, tuned on evidence, patched on schedule.',
  description:
    'Oracle database administration in the UAE: restore tests, Data Guard, performance tuning, release updates, planning from 19c to 26ai and licence notes.',
  headline: 'A backup counts once restored',
  intro:
    'Many estates still plan around support dates that Oracle has since replaced, and hold backups nobody has ever restored. We look after Oracle databases with evidence: a restore you watched, a query measured before and after, a patch with its date. Our way in stays yours to switch off.',
  bullets: [
    {
      lead: 'Proven recovery.',
      text: 'RMAN backups are restored on separate servers on an agreed schedule, and the time taken is recorded. You hold the evidence against your recovery point and recovery time objectives.',
    },
    {
      lead: 'Standby and clusters.',
      text: 'We build and rehearse Data Guard, RAC and ASM, with switchover drills written into a runbook. A standby copies mistakes faithfully, so it never replaces a backup.',
    },
    {
      lead: 'Tuning by measurement.',
      text: 'The ten heaviest statements are tuned first, with elapsed time logged before and after. AWR and ASH are used only where your Diagnostics and Tuning packs are licensed.',
    },
    {
      lead: 'Release planning.',
      text: 'As of November 2026, 19c has Premier Support to 31 December 2029, and AI Database 26ai to 31 December 2031. We rehearse the move with AutoUpgrade, including the change to containers.',
    },
    {
      lead: 'Patching and hardening.',
      text: 'Release updates are tested, then applied by calendar, and the age of each patch is reported. Auditing, least privilege and, where licensed, transparent data encryption are set up.',
    },
    {
      lead: 'Licence awareness.',
      text: 'We note which options and packs are in use, where Standard Edition 2 limits apply and where virtualisation raises risk. These are technical notes for your licence adviser, not legal opinions.',
    },
    {
      lead: 'Accountable access.',
      text: 'Engineers enter by jump host with multi-factor authentication, under named accounts your team can revoke. Alerts, thresholds and the night-time escalation path are agreed in writing.',
    },
    {
      lead: 'Where we start.',
      text: 'In two weeks we run a health check, restore a backup on a copy and list the heaviest SQL. Findings come ranked by severity, with a note of what can wait.',
    },
  ],
}
