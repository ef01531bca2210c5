import type { OverviewCopy } from '../overview-copy'

export const en: OverviewCopy = {
  title: 'Our Products',
  description:
    'Platforms for apps, video and chat; solutions built on Odoo and for fintech, restaurants and gyms; and two apps of our own, Swin and Lahfa, from Dubai.',
  subtitle:
    'Nine products in three groups. Build on a platform, start from your trade, or look at two apps with names of their own.',
}
