/**
 * @generated SignedSource<<177f7044fa4663e89134c9828e37fcc4>>
 * @relayHash f69c8c20bd92fc6f642067df72bea670
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4eb9e8fffb453fdcfc34c43894c24e171c2a9c0ca7f4d68056b53cf18ab66a8d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4eb9e8fffb453fdcfc34c43894c24e171c2a9c0ca7f4d68056b53cf18ab66a8d",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
