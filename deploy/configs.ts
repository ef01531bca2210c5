import '@/lib/settings/load-environment'

import { writeConfigs, writeOpenApi } from './write-configs'

writeConfigs('out')
writeOpenApi()
