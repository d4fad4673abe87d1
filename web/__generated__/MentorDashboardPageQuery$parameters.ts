/**
 * @generated SignedSource<<403bd3df280eabda46b282546d208349>>
 * @relayHash 288b03757f887f7ed4d9eedafa674c45
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f773af53965e0a3134303082512acf6ae310e214a7a054f29afd8f0a273fe531

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorDashboardPageQuery } from './MentorDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f773af53965e0a3134303082512acf6ae310e214a7a054f29afd8f0a273fe531",
    "metadata": {},
    "name": "MentorDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
