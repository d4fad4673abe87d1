/**
 * @generated SignedSource<<30b9b8554da3a079c20d7504fbe39bee>>
 * @relayHash 61c077154aa56ebcccc58b70d1fb0955
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b12992f129c1c7cf3e29262c360e5c59eeb27b851d4bcbdf94f47fd3b3d5c606

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorPanelQuery } from './MentorPanelQuery.graphql';

const node: PreloadableConcreteRequest<MentorPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b12992f129c1c7cf3e29262c360e5c59eeb27b851d4bcbdf94f47fd3b3d5c606",
    "metadata": {},
    "name": "MentorPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
