import type { OverviewCopy } from '../overview-copy'

export const ar: OverviewCopy = {
  title: 'منتجاتنا',
  description:
    'منصات للتطبيقات والبث والمحادثة، وحلول Odoo والتقنية المالية والمطاعم ومراكز اللياقة، وتطبيقا swin ولهفة، يطوّرها فريق واحد في دبي.',
  subtitle: 'تسعة منتجات في ثلاث مجموعات، من المنصات الأساسية إلى تطبيقات تحمل أسماءها الخاصة.',
}
