/**
 * @generated SignedSource<<8c6aff6960ab4d9e634120a2bbbb81ad>>
 * @relayHash 18f1a67b2773f4c5fd1f6d7f0dbf22dc
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1dcc794e387eacd521a71220562a8a5e43becc94afb4b932a7dc8965a490b84d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1dcc794e387eacd521a71220562a8a5e43becc94afb4b932a7dc8965a490b84d",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
