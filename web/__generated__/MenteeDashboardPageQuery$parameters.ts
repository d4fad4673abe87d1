/**
 * @generated SignedSource<<50bcc542edb8324a378915b18a0e155e>>
 * @relayHash f42a8a7cd3ce3cb6b0aade6fef53943f
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 165e447e01c218c4d4e732943bb6a5f4be1a3febe59c181a1a7be523d8063fd7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "165e447e01c218c4d4e732943bb6a5f4be1a3febe59c181a1a7be523d8063fd7",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
