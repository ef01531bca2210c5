import type { CatalogueCopy } from '../../types'

export const en: CatalogueCopy = {
  title: 'SIEM',
  summary: 'Signals collected, understood and acted upon.',
  description:
    'Security information and event management (SIEM): log sources chosen for a reason, detection rules that are tested, and playbooks with named responders.',
  headline: 'From noise to the signal that matters',
  intro:
    'Security information and event management (SIEM) is often bought for its storage and judged by its alerts. We decide first which attacks you must see, then collect the logs that reveal them and write the rules that notice. Your analysts receive fewer alerts, each with a next step.',
  bullets: [
    {
      lead: 'Chosen log sources.',
      text: 'Each source is connected for a reason, with an owner, an expected volume and a retention period. Silent sources are reported, since a system that stops logging may be the first sign.',
    },
    {
      lead: 'Detection engineering.',
      text: 'Rules are mapped to MITRE ATT&CK, kept in a repository and tested with simulated attacks. Version 19, published in spring 2026, rearranged its tactics, so older mappings need review.',
    },
    {
      lead: 'Familiar use cases.',
      text: 'Impossible travel, repeated multi-factor prompts, mass downloads and out-of-hours sign-ins by ERP administrators come first. Each case has a severity and a named responder.',
    },
    {
      lead: 'Platform choice.',
      text: 'We help you choose, migrate or repair a platform, and calculate its cost per gigabyte before you sign. The recommendation rests on your volumes rather than on a catalogue.',
    },
    {
      lead: 'The Sentinel move.',
      text: 'Microsoft Sentinel leaves the Azure portal for the Defender portal on 31 March 2027, as announced by November 2026. We plan the move of views, roles and playbooks.',
    },
    {
      lead: 'Playbooks and response.',
      text: 'Playbooks in Arabic and English state who isolates, who informs, who decides and who answers at night. Routine steps are automated; a person approves whatever could interrupt service.',
    },
    {
      lead: 'Where logs live.',
      text: 'Location, retention and export format are agreed before the first source is connected. AWS, Azure and Oracle all run cloud regions in the UAE, as of November 2026.',
    },
    {
      lead: 'First two weeks.',
      text: 'You receive a log-source matrix, a silent-source report and an extract of the use-case catalogue. Time to detect, time to respond and the true-positive rate become your baseline.',
    },
  ],
}
