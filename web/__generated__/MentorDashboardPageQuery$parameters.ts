/**
 * @generated SignedSource<<7d387bb517e567d78af08f427b2f9f50>>
 * @relayHash 619b99af703113b919e05a8cca81a153
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2d47e90b02b33190a2efb0c27387f79452aa6ec8663ebe6446ecb881d02e6ee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorDashboardPageQuery } from './MentorDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2d47e90b02b33190a2efb0c27387f79452aa6ec8663ebe6446ecb881d02e6ee",
    "metadata": {},
    "name": "MentorDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
