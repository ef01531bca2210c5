import type { CatalogueCopy } from '../../types'

export const en: CatalogueCopy = {
  title: 'Oracle E-Business Suite Support',
  summary: 'Patching, month-end help and upgrades for the suite your finance runs on.',
  description:
    'Oracle E-Business Suite 12.2 support in the UAE: monthly security patches, functional and technical help, month-end cover, upgrades and UAE tax set-up.',
  headline: 'A patched suite, a calmer month end',
  intro:
    'Since May 2026 Oracle has issued security patches monthly, and a system you host is patched by you or not at all. We support E-Business Suite from the user’s question to the database underneath, with a patch calendar your auditors can read. Named accounts, a password vault and recorded sessions keep our access accountable.',
  bullets: [
    {
      lead: 'Three levels of support.',
      text: 'Functional and technical tickets are handled from first question to code fix, under agreed response targets. We raise service requests with Oracle on your behalf and follow them to closure.',
    },
    {
      lead: 'Monthly security patching.',
      text: 'Each Critical Security Patch Update is assessed against your environment, rehearsed on a masked clone and applied with online patching. You see the lag in days every month.',
    },
    {
      lead: 'Less exposure.',
      text: 'In October 2025 attackers stole data through CVE-2025-61882, a remote flaw that needs no password. We review internet-facing pages, DMZ nodes and firewall rules so that less can be reached.',
    },
    {
      lead: 'Supported baseline.',
      text: 'As of November 2026, 12.2 is the only line under Premier Support, with fixes built for 12.2.7 and later. We plan the upgrade from 12.1 and from older 12.2 releases.',
    },
    {
      lead: 'Month-end window.',
      text: 'Before each close we check concurrent managers, the workflow mailer and failed requests, and keep an analyst at hand. The duration is reported monthly, so change can be seen.',
    },
    {
      lead: 'UAE configuration.',
      text: 'We maintain VAT in E-Business Tax, Wages Protection System files from Payroll and Arabic language settings. PINT AE invoice data is extracted for your accredited service provider.',
    },
    {
      lead: 'Customisation register.',
      text: 'Every form, report, interface and extension is listed with owner, purpose and upgrade impact. Custom code is moved out of standard schemas, and abandoned patch editions are cleaned up.',
    },
    {
      lead: 'Weeks one and two.',
      text: 'We inventory the environments, check their exposure and draft the patch calendar. Ask us for a sample health-check report to see how findings are ranked.',
    },
  ],
}
