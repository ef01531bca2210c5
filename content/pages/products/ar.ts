import type { OverviewCopy } from '../overview-copy'

export const ar: OverviewCopy = {
  title: 'منتجاتنا',
  description:
    'منصات للتطبيقات والبث والمحادثة، وحلول مبنية على Odoo وأخرى للتقنية المالية والمطاعم ومراكز اللياقة، وتطبيقا swin ولهفة.',
  subtitle: 'تسعة منتجات في ثلاث مجموعات: ابنوا على منصة جاهزة، أو ابدؤوا من قطاعكم، أو اطّلعوا على تطبيقينا.',
}
