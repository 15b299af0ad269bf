/** Creates a response with an XML document. `type` has no parameters: `application/atom+xml`. */
export const createXmlResponse = (xml: string, type = 'application/xml'): Response =>
  new Response(xml, { headers: { 'content-type': `${type}; charset=utf-8` } });
