/** The tab named by `?tab=`, ignoring case; the first tab if there is no match. */
export function tabIn<V extends string>(search: string, tabs: readonly { value: V }[]): V {
  const named = new URLSearchParams(search).get('tab')?.toLowerCase()
  const [first] = tabs
  const tab = tabs.find(({ value }) => value === named) ?? first
  if (!tab) throw new Error('Tabs without a tab')
  return tab.value
}

/** The address of a tab. The rest of the query is dropped, because it belongs to the previous tab. */
export function tabSearch<V extends string>(tab: V, tabs: readonly { value: V }[]): string {
  return tab === tabs[0]?.value ? '' : `?tab=${tab}`
}
