import type { Localized } from '@/lib/locale'

import type { PictureName } from './pictures'
import type { GroupCopy } from './types'

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
        summary: 'The systems of record: finance, people, supply and the databases beneath them.',
      },
      ar: {
        title: 'أنظمة المؤسسات وتخطيط الموارد',
        summary: 'السجل الموثوق لأعمالكم: المالية والموظفون والإمداد، وقواعد البيانات التي تقوم عليها.',
      },
    },
  },
  digital: {
    picture: 'ai',
    copy: {
      en: {
        title: 'Digital Innovation & Development',
        summary: 'New products and connected services, from the first prototype to daily use.',
      },
      ar: {
        title: 'الابتكار والتطوير الرقمي',
        summary: 'منتجات جديدة وخدمات مترابطة، من النموذج الأولي إلى الاستخدام اليومي.',
      },
    },
  },
  cybersecurity: {
    picture: 'cyber',
    copy: {
      en: {
        title: 'Cybersecurity & Compliance',
        summary: 'Protection that can be shown, tested and explained.',
      },
      ar: {
        title: 'الأمن السيبراني والامتثال',
        summary: 'حماية تُعرض بالدليل، وتُختبر، ويسهل شرحها.',
      },
    },
  },
} as const satisfies Record<string, Group>

export const productGroups = {
  core: {
    picture: 'ribbons-teal',
    copy: {
      en: {
        title: 'Core Platforms',
        summary: 'Shared foundations for apps, video and conversation, on which your own product grows sooner.',
      },
      ar: {
        title: 'المنصات الأساسية',
        summary: 'أُسس مشتركة للتطبيقات والفيديو والمحادثة، يبدأ منها منتجكم فيصل إلى مستخدميه أسرع.',
      },
    },
  },
  industry: {
    picture: 'industry',
    copy: {
      en: {
        title: 'Industry-Specific Solutions',
        summary: 'Systems that know the documents, the counters and the rules of one trade.',
      },
      ar: {
        title: 'حلول متخصصة لكل قطاع',
        summary: 'أنظمة تعرف مستندات القطاع وقواعده وتفاصيل يومه.',
      },
    },
  },
  branded: {
    picture: 'phones',
    copy: {
      en: {
        title: 'Branded Products',
        summary: 'Two apps under names of their own: Swin for sports and fitness, Lahfa for donation and charity.',
      },
      ar: {
        title: 'تطبيقاتنا',
        summary: 'تطبيقان يحملان اسميهما: swin للرياضة واللياقة، ولهفة للتبرع والعمل الخيري.',
      },
    },
  },
} as const satisfies Record<string, Group>
