/**
 * @generated SignedSource<<4316bcf9a55cc6dc065be723baec44f9>>
 * @relayHash e1d531b2156aada4fe457d27e49ed215
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 872bd7578938a16e3048e87a4aedffa6f170e749a86e3c8ca1ffa84afe06be3b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorPageQuery } from './MentorPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "872bd7578938a16e3048e87a4aedffa6f170e749a86e3c8ca1ffa84afe06be3b",
    "metadata": {},
    "name": "MentorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
