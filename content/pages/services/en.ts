import type { OverviewCopy } from '../overview-copy'

export const en: OverviewCopy = {
  title: 'Our Services',
  description:
    'ERP and databases, digital products and integration, cybersecurity and compliance: fifteen services from one accountable software team in Dubai.',
  subtitle:
    'Fifteen services in three groups, from one accountable team in Dubai. Start from the problem in front of you.',
}
