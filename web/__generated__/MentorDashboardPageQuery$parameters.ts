/**
 * @generated SignedSource<<4890aed179e6a1098b05239a81d4dfdd>>
 * @relayHash 9576dd9c10e01cc3ff083c0c75bdead5
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd1ba5e7647e55a7a4a6cfe293ca0c90309b46976f9d2133ceeb9225dd26df48

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorDashboardPageQuery } from './MentorDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd1ba5e7647e55a7a4a6cfe293ca0c90309b46976f9d2133ceeb9225dd26df48",
    "metadata": {},
    "name": "MentorDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
