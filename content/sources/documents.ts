interface SourceDocument {
  /** Its name in Arabic, where it has one. Otherwise it keeps its own name, marked as English. */
  ar?: string
  /** A stable official address. */
  url?: string
}

const childSafety = 'المرسوم بقانون اتحادي رقم (26) لسنة 2025 بشأن السلامة الرقمية للطفل'
const personalData = 'المرسوم بقانون اتحادي رقم (45) لسنة 2021 بشأن حماية البيانات الشخصية'
const cybercrime = 'المرسوم بقانون اتحادي رقم (34) لسنة 2021 في شأن مكافحة الشائعات والجرائم الإلكترونية'
const centralBankLaw =
  'المرسوم بقانون اتحادي رقم (6) لسنة 2025 في شأن المصرف المركزي وتنظيم المنشآت والأنشطة المالية وأعمال التأمين'
const corporateTax = 'المرسوم بقانون اتحادي رقم (47) لسنة 2022 في شأن ضريبة الشركات'
const vatRegulation = 'قرار مجلس الوزراء رقم (52) لسنة 2017، اللائحة التنفيذية لقانون ضريبة القيمة المضافة'
const taxProcedures = 'قرار مجلس الوزراء رقم (74) لسنة 2023، اللائحة التنفيذية لقانون الإجراءات الضريبية'
const centralBank = 'مصرف الإمارات العربية المتحدة المركزي'
const difcLaw = 'قانون مركز دبي المالي العالمي رقم (5) لسنة 2020، قانون حماية البيانات'
const pdpl = 'Federal Decree-Law 45 of 2021 on the protection of personal data'
const centralBankEnglish = 'Federal Decree-Law 6 of 2025 on the Central Bank, financial institutions and insurance'

const appleGuidelines = { url: 'https://developer.apple.com/app-store/review/guidelines/' }
const erc = { url: 'https://eips.ethereum.org' }

/**
 * Documents that are named as sources in content/facts-to-review: their Arabic names, which UAE laws and authorities
 * have, and their addresses.
 */
export const sourceDocuments: Readonly<Record<string, SourceDocument>> = {
  'Federal Decree-Law 26 of 2025 on child digital safety': { ar: childSafety },
  [pdpl]: { ar: personalData },
  [`${pdpl}, Article 1`]: { ar: `${personalData}، المادة 1` },
  [`${pdpl}, Article 2`]: { ar: `${personalData}، المادة 2` },
  [`${pdpl}, Article 9`]: { ar: `${personalData}، المادة 9` },
  [`${pdpl}, Articles 13 to 18`]: { ar: `${personalData}، المواد 13 إلى 18` },
  [`${pdpl}, Articles 13 to 18 and 21`]: { ar: `${personalData}، المواد 13 إلى 18 والمادة 21` },
  [`${pdpl}, Articles 20 to 23`]: { ar: `${personalData}، المواد 20 إلى 23` },
  [`${pdpl}, Articles 4 and 21 to 23`]: { ar: `${personalData}، المادة 4 والمواد 21 إلى 23` },
  [`${pdpl}, Articles 4 to 6`]: { ar: `${personalData}، المواد 4 إلى 6` },
  'Federal Decree-Law 44 of 2021 establishing the UAE Data Office': {
    ar: 'المرسوم بقانون اتحادي رقم (44) لسنة 2021 بإنشاء مكتب الإمارات للبيانات',
  },
  'UAE Data Office': { ar: 'مكتب الإمارات للبيانات' },
  'Federal Decree-Law 34 of 2021 on countering rumours and cybercrimes': { ar: cybercrime },
  'Federal Decree-Law 34 of 2021 on countering rumours and cybercrimes, Article 2': { ar: `${cybercrime}، المادة 2` },
  'Federal Decree-Law 34 of 2021 on countering rumours and cybercrimes, Article 3': { ar: `${cybercrime}، المادة 3` },
  [centralBankEnglish]: { ar: centralBankLaw },
  [`${centralBankEnglish}, Article 62`]: { ar: `${centralBankLaw}، المادة 62` },
  [`${centralBankEnglish}, transitional provisions`]: { ar: `${centralBankLaw}، الأحكام الانتقالية` },
  'Federal Decree-Law 8 of 2017 on value added tax, Article 3': {
    ar: 'المرسوم بقانون اتحادي رقم (8) لسنة 2017 في شأن ضريبة القيمة المضافة، المادة 3',
  },
  'Federal Decree-Law 47 of 2022 on corporate tax, Article 56 (seven years)': {
    ar: `${corporateTax}، المادة 56 (سبع سنوات)`,
  },
  'Federal Decree-Law 47 of 2022 on corporate tax, Article 3, with Cabinet Decision 116 of 2022': {
    ar: `${corporateTax}، المادة 3، مع قرار مجلس الوزراء رقم (116) لسنة 2022`,
  },
  'Federal Decree-Law 10 of 2025 on countering money laundering, with its executive regulation, Cabinet Resolution 134 of 2025':
    {
      ar: 'المرسوم بقانون اتحادي رقم (10) لسنة 2025 بشأن مواجهة غسل الأموال، ولائحته التنفيذية: قرار مجلس الوزراء رقم (134) لسنة 2025',
    },
  'Federal Decree-Law 3 of 2003 on the telecommunications sector, Article 37': {
    ar: 'المرسوم بقانون اتحادي رقم (3) لسنة 2003 في شأن تنظيم قطاع الاتصالات، المادة 37',
  },
  'Federal Decree-Laws 32 and 33 of 2025 on the Capital Market Authority and the capital market': {
    ar: 'المرسومان بقانونين اتحاديين رقم (32) لسنة 2025 في شأن هيئة سوق المال ورقم (33) لسنة 2025 في شأن تنظيم سوق المال',
  },
  'Federal Law 15 of 2020 on consumer protection, as amended by Federal Decree-Law 5 of 2023': {
    ar: 'القانون الاتحادي رقم (15) لسنة 2020 في شأن حماية المستهلك، المعدل بالمرسوم بقانون اتحادي رقم (5) لسنة 2023',
  },
  'Federal Law 2 of 2019 on information and communication technology in health fields, Article 13': {
    ar: 'القانون الاتحادي رقم (2) لسنة 2019 في شأن استخدام تقنية المعلومات والاتصالات في المجالات الصحية، المادة 13',
  },
  'Federal Law 3 of 2021 regulating donations, as named in its executive regulation, Cabinet Resolution of 14 October 2022':
    {
      ar: 'القانون الاتحادي رقم (3) لسنة 2021 بتنظيم التبرعات، كما تسميه لائحته التنفيذية: قرار مجلس الوزراء الصادر في 14 أكتوبر 2022',
      url: 'https://uaelegislation.gov.ae/en/legislations/1589',
    },
  'Cabinet Decision 52 of 2017, executive regulation of the VAT law, Article 59, as amended by Cabinet Decisions 100 of 2024 and 100 of 2025':
    {
      ar: `${vatRegulation}، المادة 59، المعدلة بقراري مجلس الوزراء رقم (100) لسنة 2024 ورقم (100) لسنة 2025`,
      url: 'https://uaelegislation.gov.ae/en/legislations/1226',
    },
  'Cabinet Decision 52 of 2017, executive regulation of the VAT law, Article 71(2), as amended by Cabinet Decision 100 of 2024 (fifteen years)':
    {
      ar: `${vatRegulation}، المادة 71(2)، المعدلة بقرار مجلس الوزراء رقم (100) لسنة 2024 (خمس عشرة سنة)`,
      url: 'https://uaelegislation.gov.ae/en/legislations/1226',
    },
  'Cabinet Decision 52 of 2017, executive regulation of the VAT law, Article 71, with Cabinet Decision 74 of 2023': {
    ar: `${vatRegulation}، المادة 71، مع قرار مجلس الوزراء رقم (74) لسنة 2023`,
    url: 'https://uaelegislation.gov.ae/en/legislations/1226',
  },
  'Cabinet Decision 74 of 2023, executive regulation of the tax procedures law, Article 3 (five years)': {
    ar: `${taxProcedures}، المادة 3 (خمس سنوات)`,
  },
  'Cabinet Decision 74 of 2023, executive regulation of the tax procedures law, Article 5': {
    ar: `${taxProcedures}، المادة 5`,
  },
  'Cabinet Decision 106 of 2025 on fines under the e-invoicing system': {
    ar: 'قرار مجلس الوزراء رقم (106) لسنة 2025 بشأن غرامات نظام الفوترة الإلكترونية',
  },
  'Cabinet Decision 111 of 2022 on the regulation of virtual assets': {
    ar: 'قرار مجلس الوزراء رقم (111) لسنة 2022 بشأن تنظيم الأصول الافتراضية',
  },
  'Cabinet Resolution 36 of 2022 on crowdfunding': {
    ar: 'قرار مجلس الوزراء رقم (36) لسنة 2022 بشأن التمويل الجماعي',
    url: 'https://uaelegislation.gov.ae/en/legislations/1611',
  },
  'Ministry of Finance, Ministerial Decision 243 of 2025 on the e-invoicing system': {
    ar: 'وزارة المالية، القرار الوزاري رقم (243) لسنة 2025 بشأن نظام الفوترة الإلكترونية',
  },
  'Ministry of Finance, Ministerial Decision 244 of 2025 on implementing the e-invoicing system, as amended on 10 May 2026':
    {
      ar: 'وزارة المالية، القرار الوزاري رقم (244) لسنة 2025 بشأن تطبيق نظام الفوترة الإلكترونية، المعدل في 10 مايو 2026',
    },
  'Ministerial Resolution 598 of 2022 on the Wages Protection System': {
    ar: 'القرار الوزاري رقم (598) لسنة 2022 بشأن نظام حماية الأجور',
  },
  'Dubai Law 4 of 2022 regulating virtual assets': {
    ar: 'قانون دبي رقم (4) لسنة 2022 بشأن تنظيم الأصول الافتراضية',
  },
  'Dubai Decree 9 of 2015 regulating the raising of donations': {
    ar: 'مرسوم دبي رقم (9) لسنة 2015 بشأن تنظيم جمع التبرعات',
  },
  'DIFC Law 5 of 2020, Data Protection Law': { ar: difcLaw },
  'DIFC Law 5 of 2020, Data Protection Law, as amended by DIFC Law 1 of 2025': {
    ar: `${difcLaw}، المعدل بالقانون رقم (1) لسنة 2025`,
  },
  'ADGM Data Protection Regulations 2021': { ar: 'سوق أبوظبي العالمي، لوائح حماية البيانات لسنة 2021' },
  'Central Bank of the UAE, guidance note on AI and machine learning': {
    ar: `${centralBank}، مذكرة إرشادية بشأن الذكاء الاصطناعي وتعلم الآلة`,
  },
  'Central Bank of the UAE, notice to licensed financial institutions': {
    ar: `${centralBank}، إشعار إلى المنشآت المالية المرخّصة`,
  },
  'Central Bank of the UAE, Circular 7 of 2020 on loan-based crowdfunding': {
    ar: `${centralBank}، التعميم رقم (7) لسنة 2020 بشأن التمويل الجماعي القائم على القروض`,
  },
  'Central Bank of the UAE, Open Finance Regulation': {
    ar: `${centralBank}، نظام التمويل المفتوح`,
    url: 'https://rulebook.centralbank.ae',
  },
  'Central Bank of the UAE, Payment Token Services Regulation, Circular 2 of 2024': {
    ar: `${centralBank}، نظام خدمات رموز الدفع، التعميم رقم (2) لسنة 2024`,
    url: 'https://rulebook.centralbank.ae',
  },
  'Central Bank of the UAE, UAE Direct Debit System (UAEDDS), rules': {
    ar: `${centralBank}، قواعد نظام الخصم المباشر في دولة الإمارات (UAEDDS)`,
  },
  'Emirates News Agency (WAM), on the guidance note, 23 February 2026': {
    ar: 'وكالة أنباء الإمارات (وام)، عن المذكرة الإرشادية، 23 فبراير 2026',
  },
  'Emarat Al Youm, on the National Media Authority, 19 December 2025 (article 1.1998506)': {
    ar: 'الإمارات اليوم، عن الهيئة الوطنية للإعلام، 19 ديسمبر 2025 (المقال 1.1998506)',
  },
  'TDRA, UAE Information Assurance Regulation, version 1.1, March 2020': {
    ar: 'هيئة تنظيم الاتصالات والحكومة الرقمية، لائحة ضمان أمن المعلومات في دولة الإمارات، الإصدار 1.1، مارس 2020',
  },
  'TDRA, VoIP regulatory policy': {
    ar: 'هيئة تنظيم الاتصالات والحكومة الرقمية، السياسة التنظيمية للمكالمات الصوتية عبر الإنترنت',
  },
  'TDRA, website': { ar: 'هيئة تنظيم الاتصالات والحكومة الرقمية، الموقع الإلكتروني', url: 'https://tdra.gov.ae' },
  'Dubai Electronic Security Centre, Information Security Regulation': {
    ar: 'مركز دبي للأمن الإلكتروني، لائحة أمن المعلومات (ISR)',
    url: 'https://www.desc.gov.ae',
  },
  'Department of Health – Abu Dhabi, Abu Dhabi Healthcare Information and Cyber Security Standard (ADHICS), version 2, 2024':
    { ar: 'دائرة الصحة – أبوظبي، معيار أبوظبي لأمن المعلومات الصحية والأمن السيبراني (ADHICS)، الإصدار 2، 2024' },
  'Dubai Municipality, Food Safety Department, Food Code': {
    ar: 'بلدية دبي، إدارة سلامة الأغذية، كود الغذاء (Food Code)',
  },
  'Dubai Municipality, Foodwatch': { ar: 'بلدية دبي، منصة Foodwatch', url: 'https://foodwatch.dm.gov.ae' },
  'Dubai Department of Economic Development, announcement of 2017, as reported by Arabian Business and Synergy Software':
    { ar: 'دائرة التنمية الاقتصادية في دبي، إعلان عام 2017، كما نقله موقعا Arabian Business وSynergy Software' },
  'UAE PASS, documentation for service providers, onboarding': {
    ar: 'الهوية الرقمية (UAE PASS)، وثائق مزودي الخدمات، التسجيل',
    url: 'https://docs.uaepass.ae',
  },
  'VARA, Rulebooks': {
    ar: 'سلطة تنظيم الأصول الافتراضية (VARA)، كتيبات القواعد (Rulebooks)',
    url: 'https://rulebooks.vara.ae',
  },
  'VARA, Compliance and Risk Management Rulebook': {
    ar: 'سلطة تنظيم الأصول الافتراضية (VARA)، كتيب قواعد الامتثال وإدارة المخاطر (Rulebook)',
    url: 'https://rulebooks.vara.ae',
  },
  'VARA, Regulations on the Marketing of Virtual Assets and Related Activities 2024': {
    ar: 'سلطة تنظيم الأصول الافتراضية (VARA)، لوائح تسويق الأصول الافتراضية والأنشطة المرتبطة بها لسنة 2024',
    url: 'https://rulebooks.vara.ae',
  },
  'Al Etihad Payments, Aani': { ar: 'الاتحاد للمدفوعات، منصة «آني»' },
  'ZATCA, e-invoicing integration phase, wave 24': {
    ar: 'هيئة الزكاة والضريبة والجمارك (ZATCA)، مرحلة الربط في الفوترة الإلكترونية، المجموعة 24',
  },
  'Saudi Data and AI Authority, National Data Management Office, Data Classification Policy': {
    ar: 'الهيئة السعودية للبيانات والذكاء الاصطناعي، مكتب إدارة البيانات الوطنية، سياسة تصنيف البيانات',
  },
  'SDAIA, ALLaM': { ar: 'الهيئة السعودية للبيانات والذكاء الاصطناعي (سدايا)، نموذج «علّام»' },
  'Published formats of the Emirates ID, the UAE IBAN and the tax registration number': {
    ar: 'الصيغ المنشورة لرقم الهوية الإماراتية ورقم الحساب المصرفي الدولي ورقم التسجيل الضريبي',
  },
  'Tender and licence conditions of the regulator or client concerned': {
    ar: 'شروط المناقصات والتراخيص لدى الجهة الرقابية أو العميل المعني',
  },
  'Our estimate, by size of organisation': { ar: 'تقديرنا بحسب حجم المؤسسة' },
  'Product pages of the named vendors': { ar: 'صفحات المنتجات لدى الشركات المذكورة' },
  'The platforms named, partner pages': { ar: 'صفحات الشركاء لدى المنصات المذكورة' },
  'Cloud providers, lists of models by region': { ar: 'مزودو الخدمات السحابية، قوائم النماذج بحسب المنطقة' },
  'Apple, App Review Guidelines, 3.1.1': appleGuidelines,
  'Apple, App Review Guidelines, 3.1.1 and 3.1.3(e)': appleGuidelines,
  'Apple, App Review Guidelines, 3.2.1(vi) and 3.2.2(iv)': appleGuidelines,
  'Apple, App Review Guidelines, 5.1.1(v)': appleGuidelines,
  'Google Play, User Data policy, account deletion requirement': {
    url: 'https://support.google.com/googleplay/android-developer/answer/13327111',
  },
  'Ethereum Improvement Proposals, ERC-20, ERC-721, ERC-1155 and ERC-3643': erc,
  'Ethereum Improvement Proposals, ERC-3643': erc,
  'W3C, Web Content Accessibility Guidelines (WCAG) 2.2': { url: 'https://www.w3.org/TR/WCAG22/' },
  'IETF, RFC 6749, OAuth 2.0': { url: 'https://www.rfc-editor.org/rfc/rfc6749' },
  'IETF, RFC 8705, OAuth 2.0 mutual TLS': { url: 'https://www.rfc-editor.org/rfc/rfc8705' },
}
