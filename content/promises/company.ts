import type { PromisesByPage } from './types'

/** Stands in the footer and in the structured data. */
export const EVERY_PAGE = 'every page'

export const companyPromises: PromisesByPage = {
  [EVERY_PAGE]: {
    experience: {
      en: 'with over 5 years of experience',
      ar: 'بخبرة تزيد على 5 سنوات',
      needs: 'The firm, as the trade licence names it, has worked for more than five years.',
    },
    'full-cycle': {
      en: 'we design, build, integrate, secure and support the systems that enterprises run on',
      ar: 'نصمّم الأنظمة التي تعتمد عليها المؤسسات، ونبنيها ونربطها ونؤمّنها وندعمها',
      needs: 'The firm does all five with its own people or answers for those who do.',
    },
  },
  '/': {
    'one-team': {
      en: 'One team for strategy, engineering and security',
      ar: 'استراتيجية وهندسة وأمن في فريق واحد',
      needs: 'All three are staffed, and a project draws on the same team for them.',
    },
    'one-contact': {
      en: 'one plan and one point of contact, from the first workshop to long-term support',
      ar: 'وجهة تواصل واحدة، من أول ورشة عمل إلى الدعم على المدى الطويل',
      needs: 'Every client has one named contact who stays beyond go-live.',
    },
    security: {
      en: 'We model threats before we write code, grant the least privilege and keep evidence you can show an auditor.',
      ar: 'نحلل التهديدات قبل كتابة الشيفرة، ونمنح أقل قدر من الصلاحيات، ونحفظ أدلة إثبات تعرضونها على المدقق',
      needs: 'It is done in every project, and the threat models and access records can be shown.',
    },
    innovation: {
      en: 'keep what survives a pilot and retire what does not',
      ar: 'فنُبقي ما يثبت نفعه ونستغني عما سواه',
      needs: 'Experiments have an end date, and some have been stopped.',
    },
    excellence: {
      en: 'We review code, test in Arabic and English, and document our work for whoever runs it after us.',
      ar: 'نراجع الشيفرة، ونختبر بالعربية والإنجليزية، ونوثّق أعمالنا لكل من يتولاها بعدنا',
      needs: 'Code reviews, tests in both languages and handover documents are part of every project.',
    },
    generosity: {
      en: 'training for your staff, documents in both languages and honest advice',
      ar: 'تدريبًا لموظفيكم، ووثائق باللغتين، ومشورة صادقة',
      needs: 'Training and bilingual documents are part of what clients get.',
    },
    partners: {
      en: 'Companies we build with, and platforms we build on.',
      ar: 'شركات نعمل معها، ومنصات نبني عليها.',
      needs: 'Each company named there has such a relation to the firm today and agrees to be named with its logo.',
    },
  },
  '/about': {
    'coming-soon': {
      en: 'Our story and our team will appear on this page.',
      ar: 'ستعرض هذه الصفحة قصتنا وفريقنا.',
      needs: 'The page is launched as a placeholder on purpose, and its text is on the way.',
    },
  },
  '/partners': {
    named: {
      en: 'our partners by name',
      ar: 'شركاؤنا بالاسم',
      needs: 'All six are partners today, and no contract or brand rule of theirs forbids the word.',
    },
    'coming-soon': {
      en: 'This page will say who each partner is and what we do together.',
      ar: 'ستعرّف هذه الصفحة بكل شريك وبما ننجزه معًا',
      needs: 'The page is launched as a placeholder on purpose, and its text is on the way.',
    },
  },
  '/contact': {
    hours: {
      en: 'Sunday to Thursday, 09:00 to 18:00 Gulf Standard Time (UTC+4).',
      ar: 'من الأحد إلى الخميس، من 09:00 إلى 18:00 بتوقيت الخليج (UTC+4).',
      needs: 'The office is open then. Search engines print these hours. (The federal week is Monday to Friday.)',
    },
    visits: {
      en: 'visit us in Dubai',
      ar: 'زورونا في دبي',
      needs: 'There is an office at the address where visitors are received.',
    },
  },
  '/privacy': {
    'no-measuring': {
      en: 'counts no visits and carries no advertising',
      ar: 'ولا يحصي الزيارات، ولا يعرض إعلانات',
      needs: 'The host adds none of it either: no visit statistics, cookies or scripts against robots in the pages.',
    },
    host: {
      en: 'Ask us which host we use, where its servers stand and how long it keeps its logs.',
      ar: 'اسألونا عنها وعن مكان خوادمها ومدة حفظ سجلاتها.',
      needs: 'Somebody can answer all three.',
    },
    correspondence: {
      en: 'We keep it for as long as the matter needs and the law on business records demands.',
      ar: 'ونحفظه بقدر ما يتطلبه الموضوع، وللمدة التي يوجبها القانون لحفظ السجلات التجارية.',
      needs: 'Enquiries that came to nothing are erased, and are used for nothing else.',
    },
    rights: {
      en: 'we answer within the time that the law sets',
      ar: 'ونجيب في المدة التي يحددها القانون',
      needs: 'Somebody reads the privacy address, and counsel has confirmed the law named on the page and its periods.',
    },
  },
  '/accessibility': {
    'own-assessment': {
      en: 'We assess the site ourselves. No outside auditor has examined it yet.',
      ar: 'نقيّم الموقع بأنفسنا، ولم يفحصه مدقق خارجي بعد.',
      needs: 'The firm stands by the checks listed there for the version that is launched.',
    },
    languages: {
      en: 'or call us, in English or Arabic',
      ar: 'أو اتصلوا بنا، بالعربية أو الإنجليزية',
      needs: 'Somebody answers in both languages.',
    },
    'other-forms': {
      en: 'If you need a text of this site in another form, ask for it.',
      ar: 'وإذا احتجتم إلى نص من الموقع بصيغة أخرى، فاطلبوه منا.',
      needs: 'Somebody makes it.',
    },
  },
}
