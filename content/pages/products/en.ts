import type { OverviewCopy } from '../overview-copy'

export const en: OverviewCopy = {
  title: 'Our Products',
  description:
    'Platforms for apps, video and chat, solutions for Odoo, fintech, restaurants and gyms, and the apps Swin and Lahfa, built by one team in Dubai.',
  subtitle:
    'Nine products in three groups. Build on a platform, start from your trade, or look at two apps with names of their own.',
}
