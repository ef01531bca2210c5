import type { OverviewCopy } from '../overview-copy'

export const en: OverviewCopy = {
  title: 'Our Services',
  description:
    'ERP and databases, digital products and integration, cybersecurity and compliance: fifteen services from Dubai with their steps and deliverables.',
  subtitle: 'Fifteen services in three groups. Start from the problem in front of you.',
}
