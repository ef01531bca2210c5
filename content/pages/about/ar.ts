import type { PlaceholderCopy } from '../placeholder-copy'

export const ar: PlaceholderCopy = {
  title: 'من نحن',
  description:
    'شركة متكاملة لتطوير البرمجيات في دبي، بخبرة تزيد على 5 سنوات في أنظمة المؤسسات والمنتجات الرقمية والأمن السيبراني. تفاصيل هذه الصفحة قريبًا.',
  comingSoon: 'قريبًا...',
  nextLabel: 'تابع التصفح',
}
