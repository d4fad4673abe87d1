/**
 * @generated SignedSource<<17fc85b0cef4451440262ab0e2479ac4>>
 * @relayHash d17c76841195c25da9871eb7d0338f80
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b97a9a9f6f6240069ebdd70d46497913eea83d24f2ea5e372c1bd397c6a60fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b97a9a9f6f6240069ebdd70d46497913eea83d24f2ea5e372c1bd397c6a60fc",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
