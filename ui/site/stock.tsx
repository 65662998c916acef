import { createContext, type ReactNode, use } from 'react'
import type { Stock } from '#db/model/search/stock.ts'

/** Null outside a page: pieces pass it into their separate renders. */
export const StockContext = createContext<Stock | null>(null)

/** Provides the stock to everything below. Cached pieces do not depend on it, since they are cached for longer. */
export function StockProvider({ stock, children }: { stock: Stock; children: ReactNode }) {
  return <StockContext value={stock}>{children}</StockContext>
}

/** What is on offer, so that no link leads to an empty list. */
export function useStock(): Stock {
  const stock = use(StockContext)
  if (stock === null) throw new Error('Nothing above provides the stock')
  return stock
}
