export { products, type ProductSlug } from '@/generated/products'
