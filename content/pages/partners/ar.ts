import type { PlaceholderCopy } from '../placeholder-copy'

export const ar: PlaceholderCopy = {
  title: 'شركاؤنا',
  description:
    'Odoo وVyzyo وCybertide وS-Apps وPro Gym وAgafi: شركاؤنا بالاسم. ما زالت هذه الصفحة قيد الإعداد، وستوضح ما ننجزه مع كل منهم.',
  comingSoon: 'قريبًا...',
  text: 'ستعرّف هذه الصفحة بكل شريك وبما ننجزه معًا. وإلى أن تكتمل، تجدون أسماءهم في الصفحة الرئيسية.',
  nextLabel: 'تابع التصفح',
  next: [
    { id: 'partners', title: 'شركاؤنا في لمحة', text: 'أسماؤهم في الصفحة الرئيسية.' },
    { id: 'services', title: 'خدماتنا', text: 'ما نقدّمه، وعلى أي منصات.' },
    { id: 'contact', title: 'اتصل بنا', text: 'اسألوا عن الشركاء الذين سيعملون في مشروعكم.' },
  ],
  contactLabel: 'هل تودّون العمل معنا؟',
}
