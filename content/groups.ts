import type { Localized } from '@/lib/locale'

import type { PictureName } from './pictures'

export interface GroupCopy {
  title: string
  /** On the overview page: what the group contains, and for which needs. */
  summary: string
}

interface Group {
  picture: PictureName
  copy: Localized<GroupCopy>
}

export const serviceGroups = {
  enterprise: {
    picture: 'erp',
    copy: {
      en: {
        title: 'Enterprise Systems & ERP',
        summary:
          'The systems of record: finance, people, supply and the databases beneath them. Begin here when figures disagree, or when a system must be replaced, moved or kept alive.',
      },
      ar: {
        title: 'أنظمة المؤسسات وتخطيط الموارد',
        summary:
          'المصدر الموثوق لأرقامكم: المالية والموظفون والإمداد، وقواعد البيانات التي تقوم عليها. ابدؤوا من هنا إذا تضاربت الأرقام، أو لزم استبدال نظام أو نقله أو إبقاؤه عاملًا.',
      },
    },
  },
  digital: {
    picture: 'ai',
    copy: {
      en: {
        title: 'Digital Innovation & Development',
        summary:
          'New products and connected services, from the first prototype to daily use. For organisations whose customers or staff lack a tool, or whose tools do not exchange data.',
      },
      ar: {
        title: 'الابتكار الرقمي والتطوير',
        summary:
          'منتجات جديدة وخدمات مترابطة، من النموذج الأولي إلى الاستخدام اليومي. للمؤسسات التي يفتقد عملاؤها أو موظفوها أداة، أو لا تتبادل أدواتها البيانات.',
      },
    },
  },
  cybersecurity: {
    picture: 'cyber',
    copy: {
      en: {
        title: 'Cybersecurity & Compliance',
        summary:
          'Protection that can be shown, tested and explained. You need it when an auditor, a regulator or a large client asks for evidence, or when an incident has shown a gap.',
      },
      ar: {
        title: 'الأمن السيبراني والامتثال',
        summary:
          'حماية يثبتها الدليل والاختبار، ويسهل شرحها. تحتاجون إليها حين يطلب مدقق أو جهة رقابية أو عميل كبير أدلة إثبات، أو تكشف حادثة عن فجوة.',
      },
    },
  },
} as const satisfies Record<string, Group>

export const productGroups = {
  core: {
    picture: 'ribbons-gold',
    copy: {
      en: {
        title: 'Core Platforms',
        summary:
          'Shared foundations for apps, video and conversation. Begin here when you want a product of your own without rebuilding sign-in, playback or chat.',
      },
      ar: {
        title: 'المنصات الأساسية',
        summary:
          'أُسس مشتركة للتطبيقات والفيديو والمحادثة. ابدؤوا من هنا إذا أردتم منتجًا يحمل اسمكم، من دون إعادة بناء تسجيل الدخول أو تشغيل الفيديو أو المحادثة.',
      },
    },
  },
  industry: {
    picture: 'industry',
    copy: {
      en: {
        title: 'Industry-Specific Solutions',
        summary:
          'Systems built around the documents, rules and daily work of one trade. They fit where a general system leaves the exceptions to spreadsheets.',
      },
      ar: {
        title: 'حلول متخصصة لكل قطاع',
        summary:
          'أنظمة بُنيت على مستندات القطاع وقواعده وعمله اليومي. وهي لكم إذا كان نظامكم العام يترك الاستثناءات لجداول البيانات.',
      },
    },
  },
  branded: {
    picture: 'phones',
    copy: {
      en: {
        title: 'Branded Products',
        summary:
          'Two apps of our own: Swin for sports and fitness, Lahfa for donation and charity. One is for people who train towards a goal, the other for licensed charities.',
      },
      ar: {
        title: 'تطبيقاتنا',
        summary:
          'تطبيقان من تطويرنا: swin للرياضة واللياقة، ولهفة للتبرع والعمل الخيري. الأول لمن يتدرب لهدف، والثاني للجمعيات الخيرية المرخّصة.',
      },
    },
  },
} as const satisfies Record<string, Group>

export type ServiceGroup = keyof typeof serviceGroups
export type ProductGroup = keyof typeof productGroups
