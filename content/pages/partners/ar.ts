import type { PlaceholderCopy } from '../placeholder-copy'

export const ar: PlaceholderCopy = {
  title: 'شركاؤنا',
  description:
    'الشركات التي نبني معها والمنصات التي نبني عليها. ما زالت هذه الصفحة قيد الإعداد، وإلى أن تكتمل تجدون شركاءنا في الصفحة الرئيسية.',
  comingSoon: 'قريبًا...',
  nextLabel: 'تابع التصفح',
}
