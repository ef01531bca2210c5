import type { OverviewCopy } from '../overview-copy'

export const en: OverviewCopy = {
  title: 'Our Products',
  description:
    'From Dubai: platforms for apps, video and chat, industry systems for Odoo, fintech, restaurants and gyms, and two apps of our own, Swin and Lahfa.',
  subtitle:
    'Nine products in three groups. Build on a platform, start from your trade, or look at two apps of our own.',
}
