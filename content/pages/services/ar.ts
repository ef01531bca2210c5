import type { OverviewCopy } from '../overview-copy'

export const ar: OverviewCopy = {
  title: 'خدماتنا',
  description:
    'خمس عشرة خدمة للمؤسسات من دبي: تخطيط الموارد وقواعد البيانات، والتطبيقات والذكاء الاصطناعي وتكامل الأنظمة، والأمن السيبراني والامتثال.',
  subtitle: 'خمس عشرة خدمة في ثلاث مجموعات. ابدؤوا من المشكلة التي أمامكم.',
}
