// Data of the page that lies beside its scripts: words, lessons.
export async function fetched<Data>(address: string): Promise<Data> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return (await response.json()) as Data;
}
